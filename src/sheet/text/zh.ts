import type { Dictionary } from './en';
import { zhFunctions } from './functions/zh';
import { list } from './list/zh';
import { settings } from './settings/zh';
import { sidebar } from './sidebar/zh';

export const zh: Dictionary = { ...list, ...settings, ...sidebar, ...zhFunctions };
