// Written by `npm run build` from src/tournament/languages.ts and the folders of the languages.
import { workbench as en } from './en/workbench';
import { workbench as fr } from './fr/workbench';
import { workbench as de } from './de/workbench';
import { workbench as es } from './es/workbench';
import { workbench as ru } from './ru/workbench';
import { workbench as ko } from './ko/workbench';
import { workbench as ja } from './ja/workbench';
import { workbench as zh } from './zh/workbench';

export const WORKBENCH_TEXTS = { en, fr, de, es, ru, ko, ja, zh };
