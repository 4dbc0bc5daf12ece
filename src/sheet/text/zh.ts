import type { Dictionary } from './en';
import { zhFunctions } from './functions/zh';
import { list } from './list/zh';
import { settings } from './settings/zh';
import { sheets } from './sheets/zh';
import { sidebar } from './sidebar/zh';

export const zh: Dictionary = { ...list, ...settings, ...sheets, ...sidebar, ...zhFunctions };
