import type { Dictionary } from './en';
import { frFunctions } from './functions/fr';
import { sidebar } from './sidebar/fr';

export const fr: Dictionary = { ...sidebar, ...frFunctions };
