import type { Dictionary } from './en';

export const fr: Dictionary = {};
