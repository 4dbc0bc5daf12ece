import type { Dictionary } from './en';
import { jaFunctions } from './functions/ja';
import { sidebar } from './sidebar/ja';

export const ja: Dictionary = { ...sidebar, ...jaFunctions };
