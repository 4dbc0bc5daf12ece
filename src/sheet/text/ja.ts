import type { Dictionary } from './en';
import { choices } from './ja/choices';
import { functions } from './ja/functions';
import { list } from './ja/list';
import { meanings } from './ja/meanings';
import { pairing } from './ja/pairing';
import { settings } from './ja/settings';
import { sheets } from './ja/sheets';
import { sidebar } from './ja/sidebar';
import { simulation } from './ja/simulation';

export const ja: Dictionary = {
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
