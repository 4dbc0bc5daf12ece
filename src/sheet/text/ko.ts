import type { Dictionary } from './en';
import { koFunctions } from './functions/ko';
import { sidebar } from './sidebar/ko';

export const ko: Dictionary = { ...sidebar, ...koFunctions };
