import type { Dictionary } from './en';
import { koFunctions } from './functions/ko';
import { list } from './list/ko';
import { meanings } from './meanings/ko';
import { pairing } from './pairing/ko';
import { settings } from './settings/ko';
import { sheets } from './sheets/ko';
import { sidebar } from './sidebar/ko';

export const ko: Dictionary = {
  ...list,
  ...pairing,
  ...settings,
  ...meanings,
  ...sheets,
  ...sidebar,
  ...koFunctions,
};
