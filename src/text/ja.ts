import type { Dictionary } from './en';
import { choices } from './ja/choices';
import { explain } from './ja/explain';
import { functions } from './ja/functions';
import { knockout } from './ja/knockout';
import { list } from './ja/list';
import { meanings } from './ja/meanings';
import { measures } from './ja/measures';
import { pairing } from './ja/pairing';
import { settings } from './ja/settings';
import { sheets } from './ja/sheets';
import { sidebar } from './ja/sidebar';
import { simulation } from './ja/simulation';
import { system } from './ja/system';
import { teams } from './ja/teams';

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
  ...explain,
  ...system,
  ...teams,
  ...knockout,
  ...measures,
};
