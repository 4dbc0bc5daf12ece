import type { Dictionary } from './en';
import { deFunctions } from './functions/de';
import { list } from './list/de';
import { meanings } from './meanings/de';
import { pairing } from './pairing/de';
import { settings } from './settings/de';
import { sheets } from './sheets/de';
import { sidebar } from './sidebar/de';

export const de: Dictionary = {
  ...list,
  ...pairing,
  ...settings,
  ...meanings,
  ...sheets,
  ...sidebar,
  ...deFunctions,
};
