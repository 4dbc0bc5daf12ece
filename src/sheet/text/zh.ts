import type { Dictionary } from './en';
import { choices } from './zh/choices';
import { functions } from './zh/functions';
import { list } from './zh/list';
import { meanings } from './zh/meanings';
import { pairing } from './zh/pairing';
import { settings } from './zh/settings';
import { sheets } from './zh/sheets';
import { sidebar } from './zh/sidebar';
import { simulation } from './zh/simulation';

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
};
