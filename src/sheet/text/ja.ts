import type { Dictionary } from './en';
import { jaFunctions } from './functions/ja';
import { list } from './list/ja';
import { settings } from './settings/ja';
import { sheets } from './sheets/ja';
import { sidebar } from './sidebar/ja';

export const ja: Dictionary = { ...list, ...settings, ...sheets, ...sidebar, ...jaFunctions };
