// Written by `npm run build` from src/tournament/languages.ts and the folders of the languages.
import { files as en } from './en/files';
import { files as fr } from './fr/files';
import { files as de } from './de/files';
import { files as es } from './es/files';
import { files as ru } from './ru/files';
import { files as ko } from './ko/files';
import { files as ja } from './ja/files';
import { files as zh } from './zh/files';

export const FILE_TEXTS = { en, fr, de, es, ru, ko, ja, zh };
