import type { Dictionary } from './en';
import { choices } from './zh/choices';
import { explain } from './zh/explain';
import { functions } from './zh/functions';
import { knockout } from './zh/knockout';
import { list } from './zh/list';
import { meanings } from './zh/meanings';
import { measures } from './zh/measures';
import { pairing } from './zh/pairing';
import { settings } from './zh/settings';
import { sheets } from './zh/sheets';
import { sidebar } from './zh/sidebar';
import { simulation } from './zh/simulation';
import { system } from './zh/system';
import { teams } from './zh/teams';

export const zh: Dictionary = {
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
  ...system,
  ...teams,
  ...knockout,
  ...measures,
};
