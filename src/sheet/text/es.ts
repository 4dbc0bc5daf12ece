import type { Dictionary } from './en';
import { esFunctions } from './functions/es';
import { list } from './list/es';
import { meanings } from './meanings/es';
import { pairing } from './pairing/es';
import { settings } from './settings/es';
import { sheets } from './sheets/es';
import { sidebar } from './sidebar/es';

export const es: Dictionary = {
  ...list,
  ...pairing,
  ...settings,
  ...meanings,
  ...sheets,
  ...sidebar,
  ...esFunctions,
};
