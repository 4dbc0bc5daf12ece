import type { Dictionary } from './en';

export const ja: Dictionary = {};
