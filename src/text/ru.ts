import type { Dictionary } from './en';
import { choices } from './ru/choices';
import { explain } from './ru/explain';
import { functions } from './ru/functions';
import { knockout } from './ru/knockout';
import { list } from './ru/list';
import { meanings } from './ru/meanings';
import { measures } from './ru/measures';
import { pairing } from './ru/pairing';
import { settings } from './ru/settings';
import { sheets } from './ru/sheets';
import { sidebar } from './ru/sidebar';
import { simulation } from './ru/simulation';
import { system } from './ru/system';
import { teams } from './ru/teams';

export const ru: Dictionary = {
  ...choices,
  ...list,
  ...pairing,
  ...settings,
  ...meanings,
  ...sheets,
  ...sidebar,
  ...simulation,
  ...functions,
  ...explain,
  ...knockout,
  ...measures,
  ...system,
  ...teams,
};
