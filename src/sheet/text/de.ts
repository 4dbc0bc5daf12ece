import type { Dictionary } from './en';
import { deFunctions } from './functions/de';

export const de: Dictionary = { ...deFunctions };
