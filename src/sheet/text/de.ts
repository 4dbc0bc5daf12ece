import type { Dictionary } from './en';
import { choices } from './de/choices';
import { functions } from './de/functions';
import { list } from './de/list';
import { meanings } from './de/meanings';
import { pairing } from './de/pairing';
import { settings } from './de/settings';
import { sheets } from './de/sheets';
import { sidebar } from './de/sidebar';
import { simulation } from './de/simulation';

export const de: Dictionary = {
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
