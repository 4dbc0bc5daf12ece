import type { Dictionary } from './en';
import { deFunctions } from './functions/de';
import { list } from './list/de';
import { settings } from './settings/de';
import { sheets } from './sheets/de';
import { sidebar } from './sidebar/de';

export const de: Dictionary = { ...list, ...settings, ...sheets, ...sidebar, ...deFunctions };
