import type { Dictionary } from './en';

export const es: Dictionary = {};
