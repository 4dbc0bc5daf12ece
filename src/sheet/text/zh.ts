import type { Dictionary } from './en';

export const zh: Dictionary = {};
