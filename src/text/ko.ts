import type { Dictionary } from './en';
import { choices } from './ko/choices';
import { explain } from './ko/explain';
import { functions } from './ko/functions';
import { knockout } from './ko/knockout';
import { list } from './ko/list';
import { meanings } from './ko/meanings';
import { measures } from './ko/measures';
import { pairing } from './ko/pairing';
import { settings } from './ko/settings';
import { sheets } from './ko/sheets';
import { sidebar } from './ko/sidebar';
import { simulation } from './ko/simulation';
import { system } from './ko/system';
import { teams } from './ko/teams';

export const ko: Dictionary = {
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
  ...teams,
  ...system,
};
