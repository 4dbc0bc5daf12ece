import type { Dictionary } from './en';
import { ruFunctions } from './functions/ru';
import { list } from './list/ru';
import { meanings } from './meanings/ru';
import { pairing } from './pairing/ru';
import { settings } from './settings/ru';
import { sheets } from './sheets/ru';
import { sidebar } from './sidebar/ru';

export const ru: Dictionary = {
  ...list,
  ...pairing,
  ...settings,
  ...meanings,
  ...sheets,
  ...sidebar,
  ...ruFunctions,
};
