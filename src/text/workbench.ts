import type { Language } from '../tournament/settings';
import { workbench as de } from './de/workbench';
import { workbench as en } from './en/workbench';
import { workbench as es } from './es/workbench';
import { workbench as fr } from './fr/workbench';
import { workbench as ja } from './ja/workbench';
import { workbench as ko } from './ko/workbench';
import { workbench as ru } from './ru/workbench';
import { workbench as zh } from './zh/workbench';

export type WorkbenchKey = keyof typeof en;
export type WorkbenchTexts = Readonly<Record<WorkbenchKey, string>>;

/** The texts of the workbench's page, which is served with them as a script of its own; nothing of the add-on has them. */
export const WORKBENCH_TEXTS: Readonly<Record<Language, WorkbenchTexts>> = { en, fr, de, es, ru, ko, ja, zh };
