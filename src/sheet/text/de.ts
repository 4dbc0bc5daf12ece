import type { Dictionary } from './en';

export const de: Dictionary = {};
