import type { Dictionary } from './en';
import { choices } from './fr/choices';
import { explain } from './fr/explain';
import { functions } from './fr/functions';
import { knockout } from './fr/knockout';
import { list } from './fr/list';
import { meanings } from './fr/meanings';
import { measures } from './fr/measures';
import { pairing } from './fr/pairing';
import { settings } from './fr/settings';
import { sheets } from './fr/sheets';
import { sidebar } from './fr/sidebar';
import { simulation } from './fr/simulation';
import { system } from './fr/system';
import { teams } from './fr/teams';

export const fr: Dictionary = {
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
