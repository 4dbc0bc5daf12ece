import type { Dictionary } from './en';

export const ru: Dictionary = {};
