import type { Dictionary } from './en';
import { koFunctions } from './functions/ko';

export const ko: Dictionary = { ...koFunctions };
