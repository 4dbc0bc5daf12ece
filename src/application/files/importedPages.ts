import { sha256 } from '../../lots/sha256';
import { PLAYER_ROWS, wallListTemplate } from '../../sheet/write/template';
import type { Text } from '../../sheet/wording';
import { SYSTEMS } from '../../tournament/systems';
import type { WallList } from '../../tournament/wallList';
import { importedListPage } from '../create/importedListPage';
import { roundLook, type Page } from '../create/newWallList';
import { formulaPage, settingsPage, systemPage } from '../create/pages';
import type { ImportedSettings } from './importedSettings';

/** Rows for players who come late. */
const SPARE = 50;

export interface ImportedEvent extends ImportedSettings {
  readonly name: string;
  readonly wallList: WallList;
  readonly free: (name: string) => string;
  readonly text: Text;
}

/** All sheets but those of the rounds, and the order in which they stand. */
export function importedPages(
  list: string,
  { name, settings, typed, wallList, free, text }: ImportedEvent,
): { readonly sheets: readonly Page[]; readonly order: readonly string[] } {
  const [settingsName, system] = [free(text('sheet.settings')), free(text('sheet.system'))];
  // A list of players gets the rounds that a new tournament would.
  const stated = settings.rounds ?? (wallList.rounds === 0 ? SYSTEMS[settings.system].proposedRounds : 0);
  const rounds = Math.max(wallList.rounds, stated, 1);
  const template = wallListTemplate({ ...settings, rounds }, text);
  const height = Math.max(PLAYER_ROWS, wallList.players.length + SPARE);
  const computed = template.sheets.map(sheet => formulaPage({ ...sheet, name: free(sheet.name) }));
  return {
    sheets: [
      settingsPage(settingsName, settings, typed, text),
      importedListPage(list, { ...wallList, rounds }, template, roundLook(settings.system), height, text),
      ...computed,
      systemPage(system, { name, rounds }, settings, sha256(settings.seed), text),
    ],
    order: [list, ...computed.map(({ sheet }) => sheet.name), settingsName, system],
  };
}
