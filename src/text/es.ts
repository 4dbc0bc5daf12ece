import type { Dictionary } from './en';
import { choices } from './es/choices';
import { explain } from './es/explain';
import { functions } from './es/functions';
import { knockout } from './es/knockout';
import { list } from './es/list';
import { meanings } from './es/meanings';
import { measures } from './es/measures';
import { pairing } from './es/pairing';
import { settings } from './es/settings';
import { sheets } from './es/sheets';
import { sidebar } from './es/sidebar';
import { simulation } from './es/simulation';
import { system } from './es/system';
import { teams } from './es/teams';

export const es: Dictionary = {
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
