import type { Dictionary } from './en';
import { frFunctions } from './functions/fr';

export const fr: Dictionary = { ...frFunctions };
