import type { Dictionary } from './en';
import { jaFunctions } from './functions/ja';
import { list } from './list/ja';
import { meanings } from './meanings/ja';
import { pairing } from './pairing/ja';
import { settings } from './settings/ja';
import { sheets } from './sheets/ja';
import { sidebar } from './sidebar/ja';

export const ja: Dictionary = {
  ...list,
  ...pairing,
  ...settings,
  ...meanings,
  ...sheets,
  ...sidebar,
  ...jaFunctions,
};
