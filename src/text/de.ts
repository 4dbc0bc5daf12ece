import type { Dictionary } from './en';
import { choices } from './de/choices';
import { explain } from './de/explain';
import { functions } from './de/functions';
import { knockout } from './de/knockout';
import { list } from './de/list';
import { meanings } from './de/meanings';
import { measures } from './de/measures';
import { pairing } from './de/pairing';
import { settings } from './de/settings';
import { sheets } from './de/sheets';
import { sidebar } from './de/sidebar';
import { simulation } from './de/simulation';
import { system } from './de/system';
import { teams } from './de/teams';

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
  ...explain,
  ...system,
  ...teams,
  ...knockout,
  ...measures,
};
