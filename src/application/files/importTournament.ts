import { lastRoundWithGames } from '../read/roundInPlay';
import { getSetting, type Settings } from '../../tournament/settings';
import { languageOf } from '../read/languageOf';
import { makeCameFrom } from '../../sheet/write/cameFrom';
import { sha256 } from '../../lots/sha256';
import { intoNewSheet } from '../../sheet/cells/block';
import { makeFreeName } from '../../sheet/write/sheetNames';
import { wallListTemplate, PLAYER_ROWS } from '../../sheet/write/template';
import { makeText } from '../../sheet/wording';
import { contradictions } from '../../sheet/settings/contradictions';
import { isError, LIST } from '../../tournament/problem';
import type { SettingKey } from '../../tournament/settingNames';
import { presetSettings } from '../../tournament/presets';
import { SYSTEMS } from '../../tournament/systems';
import { blankSheet, removeBlank } from '../create/blankSheet';
import { importedListPage } from '../create/importedListPage';
import { roundLook, type Page } from '../create/newWallList';
import { formulaPage, inOrder, settingsPage, systemPage } from '../create/pages';
import { tournamentInTheWay } from '../create/mayCreate';
import type { Workbook } from '../workbook/workbook';
import type { FileRows, View } from '../protocol/protocol';
import { remark } from '../read/sentence';
import { readActions, undoOffer } from '../write/log';
import { VERSION } from '../workbook/version';
import { write } from '../write/writing';
import { readRows } from './fileRows';
import { importedRound, tablesOfRound } from './importedRounds';
import { importProblems, previewImport } from './importPreview';
import { takenNames } from '../write/takenNames';

/**
 * Makes the sheets of a tournament from a file: wall list, Settings, the sheets of its rounds and the announcement, as one action that
 * can be undone; never where there is a tournament. To be called under the lock.
 */
export function importTournament(workbook: Workbook, rows: FileRows): View {
  const { input, stated: typedInFile } = readRows(rows);
  const language = languageOf(workbook);
  if (tournamentInTheWay(workbook) || importProblems(input).some(isError))
    return previewImport(workbook, rows);
  const text = makeText(language);
  const blank = blankSheet(workbook);
  const { wallList } = input.reading;
  const wanted: Settings = {
    ...input.settings,
    language,
    version: VERSION,
    wallListSheet: '',
    rounds: SYSTEMS[input.settings.system].end === 'losses' ? undefined : input.settings.rounds,
    seed: input.settings.seed.trim() || workbook.drawSeed(),
    eventName: input.settings.eventName || rows.name,
  };
  const idle = withoutEffect(wanted, new Set(typedInFile));
  const settings = { ...wanted, ...presetsOf(wanted, idle) };
  // A list of players gets the rounds that a new tournament would.
  const stated = settings.rounds ?? (wallList.rounds === 0 ? SYSTEMS[settings.system].proposedRounds : 0);
  const rounds = Math.max(wallList.rounds, stated, 1);
  const name = rows.name || settings.eventName;
  const free = makeFreeName(takenNames(workbook));
  const [list, settingsName, system] = [
    free(text('sheet.wallList')),
    free(text('sheet.settings')),
    free(text('sheet.system')),
  ];
  const template = wallListTemplate({ ...settings, rounds }, text);
  const look = roundLook(settings.system);
  const height = Math.max(PLAYER_ROWS, wallList.players.length + SPARE);
  const typed = new Set<SettingKey>([...typedInFile, ...ALWAYS]);
  typed.delete('wallListSheet');
  if (language !== 'en') typed.add('language');
  if (settings.rounds === undefined) typed.delete('rounds');
  for (const key of idle) typed.delete(key);
  const sheets: readonly Page[] = [
    settingsPage(settingsName, settings, typed, text),
    importedListPage(list, { ...wallList, rounds }, template, look, height, text),
    ...template.sheets.map(sheet => formulaPage({ ...sheet, name: free(sheet.name) })),
    systemPage(system, { name, rounds }, settings, sha256(settings.seed), text),
  ];
  const order = [list, ...sheets.slice(2, -1).map(({ sheet }) => sheet.name), settingsName, system];
  const roundBlocks = Array.from({ length: wallList.rounds }, (_, index) => index + 1).flatMap(round => {
    const heading = text('round.heading', { round, tournament: name });
    const cells = importedRound(input, round, tablesOfRound(rows.tables, round), heading, text);
    return cells ? [intoNewSheet(free(text('sheet.round', { round })), cells)] : [];
  });
  const written = write(workbook, text, {
    what: text('action.import', { name }),
    blocks: [...sheets.map(({ sheet, cells }) => intoNewSheet(sheet.name, cells)), ...roundBlocks],
    makes: inOrder(sheets, order, workbook),
    undoes: undefined,
    seen: '',
    pairedFrom:
      rows.kept === undefined && !rows.othersStones
        ? undefined
        : makeCameFrom({
            text: rows.kept ?? '',
            settings,
            stonesUntil: rows.othersStones ? lastRoundWithGames(wallList) : 0,
          }),
  });
  workbook.activate({ sheet: list, row: 1, column: 1 });
  removeBlank(workbook, blank);
  if (written.kind === 'written' && written.different.length > 0)
    return {
      view: 'stopped',
      reasons: written.different.map(({ problem, cell }) => ({ ...remark(language, problem), cell })),
    };
  return {
    view: 'imported',
    name,
    players: wallList.players.length,
    rounds: roundBlocks.length,
    undo: undoOffer(readActions(workbook)),
  };
}

/** A setting without effect beside the others is left out: the preset's stands there, which has none either. */
const withoutEffect = (settings: Settings, typed: ReadonlySet<SettingKey>): readonly SettingKey[] =>
  contradictions(settings, typed, () => LIST).flatMap(({ code, values }) =>
    code === 'settingWithoutEffect' ? [values['name'] as SettingKey] : [],
  );

const presetsOf = (settings: Settings, keys: readonly SettingKey[]): Partial<Settings> => {
  const preset = presetSettings(settings.preset, settings.system, settings.teams);
  return Object.fromEntries(keys.map(key => [key, getSetting(preset, key)]));
};

/** Rows for players who come late. */
const SPARE = 50;

/** Settings that stand in the sheet whatever the file says. */
const ALWAYS = ['system', 'seed', 'eventName', 'version'] as const;
