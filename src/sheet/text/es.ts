import type { Dictionary } from './en';
import { esFunctions } from './functions/es';

export const es: Dictionary = { ...esFunctions };
