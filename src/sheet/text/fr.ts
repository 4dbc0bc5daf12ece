import type { Dictionary } from './en';
import { choices } from './fr/choices';
import { functions } from './fr/functions';
import { list } from './fr/list';
import { meanings } from './fr/meanings';
import { pairing } from './fr/pairing';
import { settings } from './fr/settings';
import { sheets } from './fr/sheets';
import { sidebar } from './fr/sidebar';
import { simulation } from './fr/simulation';

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
};
