import type { Dictionary } from './en';
import { choices } from './es/choices';
import { functions } from './es/functions';
import { list } from './es/list';
import { meanings } from './es/meanings';
import { pairing } from './es/pairing';
import { settings } from './es/settings';
import { sheets } from './es/sheets';
import { sidebar } from './es/sidebar';
import { simulation } from './es/simulation';

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
};
