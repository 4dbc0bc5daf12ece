import type { Dictionary } from './en';
import { zhFunctions } from './functions/zh';
import { sidebar } from './sidebar/zh';

export const zh: Dictionary = { ...sidebar, ...zhFunctions };
