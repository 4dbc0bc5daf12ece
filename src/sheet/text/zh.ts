import type { Dictionary } from './en';
import { zhFunctions } from './functions/zh';

export const zh: Dictionary = { ...zhFunctions };
