import type { Dictionary } from './en';

export const ko: Dictionary = {};
