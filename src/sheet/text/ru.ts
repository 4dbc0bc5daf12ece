import type { Dictionary } from './en';
import { ruFunctions } from './functions/ru';

export const ru: Dictionary = { ...ruFunctions };
