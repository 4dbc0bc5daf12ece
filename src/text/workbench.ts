import type { Language } from '../tournament/languages';
import { WORKBENCH_TEXTS as ALL } from './workbenchTexts';

export type WorkbenchKey = keyof typeof ALL.en;
export type WorkbenchTexts = Readonly<Record<WorkbenchKey, string>>;

/** The texts of the workbench's page, which is served with them as a script of its own; nothing of the add-on has them. */
export const WORKBENCH_TEXTS: Readonly<Record<Language, WorkbenchTexts>> = ALL;
