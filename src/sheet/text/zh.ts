import type { Dictionary } from './en';
import { zhFunctions } from './functions/zh';
import { list } from './list/zh';
import { meanings } from './meanings/zh';
import { pairing } from './pairing/zh';
import { settings } from './settings/zh';
import { sheets } from './sheets/zh';
import { sidebar } from './sidebar/zh';

export const zh: Dictionary = {
  ...list,
  ...pairing,
  ...settings,
  ...meanings,
  ...sheets,
  ...sidebar,
  ...zhFunctions,
};
