import type { Language } from '../tournament/settings';
import { de } from './de';
import { en } from './en';
import type { Dictionary } from './en';
import { es } from './es';
import { fr } from './fr';
import { ja } from './ja';
import { ko } from './ko';
import { ru } from './ru';
import { zh } from './zh';

/** All texts as they are typed. The built add-on does not hold this: see source.ts. */
export const DICTIONARIES: Readonly<Record<Language, Dictionary>> = { en, fr, de, es, ru, ko, ja, zh };
