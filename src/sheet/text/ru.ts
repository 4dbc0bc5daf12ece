import type { Dictionary } from './en';
import { ruFunctions } from './functions/ru';
import { sidebar } from './sidebar/ru';

export const ru: Dictionary = { ...sidebar, ...ruFunctions };
