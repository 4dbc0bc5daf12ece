import type { Dictionary } from './en';
import { esFunctions } from './functions/es';
import { sidebar } from './sidebar/es';

export const es: Dictionary = { ...sidebar, ...esFunctions };
