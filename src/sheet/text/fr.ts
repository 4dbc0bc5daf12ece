import type { Dictionary } from './en';
import { frFunctions } from './functions/fr';
import { list } from './list/fr';
import { meanings } from './meanings/fr';
import { pairing } from './pairing/fr';
import { settings } from './settings/fr';
import { sheets } from './sheets/fr';
import { sidebar } from './sidebar/fr';

export const fr: Dictionary = {
  ...list,
  ...pairing,
  ...settings,
  ...meanings,
  ...sheets,
  ...sidebar,
  ...frFunctions,
};
