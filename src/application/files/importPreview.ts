import { languageOf } from '../read/languageOf';
import { inOneLine } from '../../sheet/check/departures';
import { makeText, sentenceAtCell } from '../../sheet/wording';
import { isError, LIST, type Problem } from '../../tournament/problem';
import type { WallList } from '../../tournament/wallList';
import { rulesOf } from '../read/rulesOf';
import type { TournamentInput } from '../read/tournament';
import type { Workbook } from '../workbook/workbook';
import type { FileRows, Remarkable, View } from '../protocol/protocol';
import { remark } from '../read/sentence';
import { whatBlocksCreating } from '../create/mayCreate';
import { readRows } from './fileRows';

/** Nothing is written. */
export function previewImport(workbook: Workbook, rows: FileRows): View {
  const { input } = readRows(rows);
  const language = languageOf(workbook);
  const { settings } = input;
  const { wallList } = input.reading;
  const text = makeText(language);
  const stands = whatBlocksCreating(workbook);
  const problems = [
    ...(stands ? [remark(language, stands)] : []),
    ...inOneLine(importProblems(input), text, () => true).map((problem): Remarkable => ({
      ...remark(language, problem),
      sentence:
        problem.code === 'departures' && settings.preset !== 'EGF'
          ? rulesOf({ settings, text })
          : sentenceAtCell(text, problem),
    })),
  ];
  return {
    view: 'import',
    name: rows.name,
    systemName: text(`value.${settings.system}`),
    players: wallList.players.length,
    rounds: wallList.rounds,
    games: gamesIn(wallList),
    problems,
    mayImport: problems.every(({ severity }) => severity !== 'error'),
  };
}

/** A list of players without rounds is a tournament that has not begun; settings without effect are left out. */
export function importProblems({ problems, reading }: TournamentInput): readonly Problem[] {
  const listProblems = problems.filter(({ code }) => code !== 'noRounds' && code !== 'settingWithoutEffect');
  const isEmpty = reading.wallList.players.length === 0 && !listProblems.some(isError);
  return isEmpty ? [{ code: 'noPlayers', severity: 'error', place: LIST, values: {} }] : listProblems;
}

/** Each game once; one with an opponent outside the list is none. */
const gamesIn = ({ entries }: WallList): number =>
  entries
    .flatMap((row, player) => row.flat().map(entry => ({ player, entry })))
    .filter(({ player, entry }) => entry.kind === 'game' && entry.opponent > player).length;
