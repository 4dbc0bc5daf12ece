import { warmAddon } from '../application/built';
import type { Entry } from './byAlerts';

interface MenuBuilder {
  readonly addItem: (label: string, entry: string) => MenuBuilder;
  readonly addSubMenu: () => MenuBuilder;
  readonly addToUi: () => void;
}

/** Every entry of the menu, as the add-on adds it when the spreadsheet is opened. */
export function menuEntries(): readonly Entry[] {
  const entries: string[] = [];
  const menu: MenuBuilder = {
    addItem: (_, entry) => (entries.push(entry), menu),
    addSubMenu: () => menu,
    addToUi: () => undefined,
  };
  const ui = { createMenu: () => menu, createAddonMenu: () => menu };
  warmAddon({ SpreadsheetApp: { getUi: () => ui } })['onOpen']?.();
  return entries as Entry[];
}
