import type { Dictionary } from './en';
import { deFunctions } from './functions/de';
import { sidebar } from './sidebar/de';

export const de: Dictionary = { ...sidebar, ...deFunctions };
