import { lastRoundWithGames } from '../read/roundInPlay';
import { languageOf } from '../read/languageOf';
import { makeCameFrom } from '../../sheet/write/cameFrom';
import { intoNewSheet, type Block } from '../../sheet/cells/block';
import { makeFreeName } from '../../sheet/write/sheetNames';
import { makeText, type Text } from '../../sheet/wording';
import { isError } from '../../tournament/problem';
import { blankSheet, removeBlank } from '../create/blankSheet';
import { inOrder } from '../create/pages';
import { whatBlocksCreating } from '../create/mayCreate';
import type { TournamentInput } from '../read/tournament';
import type { Workbook } from '../workbook/workbook';
import type { FileRows, View } from '../protocol/protocol';
import { remark } from '../read/sentence';
import { readActions, undoOffer } from '../write/log';
import { write } from '../write/writing';
import { readRows } from './fileRows';
import { importedRound, tablesOfRound } from './importedRounds';
import { importedPages } from './importedPages';
import { importedSettings } from './importedSettings';
import { importProblems, previewImport } from './importPreview';
import { takenNames } from '../write/takenNames';

/**
 * Makes the sheets of a tournament from a file: wall list, Settings, the sheets of its rounds and the announcement, as one action that
 * can be undone; never where there is a tournament. To be called under the lock.
 */
export function importTournament(workbook: Workbook, rows: FileRows): View {
  const read = readRows(rows);
  const { input } = read;
  const language = languageOf(workbook);
  if (whatBlocksCreating(workbook) || importProblems(input).some(isError))
    return previewImport(workbook, rows);
  const text = makeText(language);
  const blank = blankSheet(workbook);
  const { settings, typed } = importedSettings(workbook, rows, read, language);
  const { wallList } = input.reading;
  const name = rows.name || settings.eventName;
  const free = makeFreeName(takenNames(workbook));
  const list = free(text('sheet.wallList'));
  const pages = importedPages(list, { name, settings, typed, wallList, free, text });
  const games = importedRounds(input, rows, name, free, text);
  const written = write(workbook, text, {
    what: text('action.import', { name }),
    blocks: [...pages.sheets.map(({ sheet, cells }) => intoNewSheet(sheet.name, cells)), ...games],
    makes: inOrder(pages.sheets, pages.order, workbook),
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
    rounds: games.length,
    undo: undoOffer(readActions(workbook)),
  };
}

const importedRounds = (
  input: TournamentInput,
  rows: FileRows,
  name: string,
  free: (name: string) => string,
  text: Text,
): readonly Block[] =>
  Array.from({ length: input.reading.wallList.rounds }, (_, index) => index + 1).flatMap(round => {
    const heading = text('round.heading', { round, tournament: name });
    const cells = importedRound(input, round, tablesOfRound(rows.tables, round), heading, text);
    return cells ? [intoNewSheet(free(text('sheet.round', { round })), cells)] : [];
  });
