import type { Dictionary } from './en';
import { jaFunctions } from './functions/ja';

export const ja: Dictionary = { ...jaFunctions };
