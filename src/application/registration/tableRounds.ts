import { isBlank, textOf } from '../../sheet/cells/cell';
import { contiguousRuns, type Block, type CellChange } from '../../sheet/cells/block';
import { inTable, roundsToPlay } from '../../standings/roundRobin/tableRounds';
import { roundsOfTable } from '../../standings/roundRobin/roundRobin';
import type { Problem } from '../../tournament/problem';
import { lastTypedRound } from '../../tournament/playoffRounds';
import { SETTING_NAMES } from '../../tournament/settings';
import { SYSTEMS } from '../../tournament/systems';
import { hasExamples } from '../create/examplesLeft';
import type { Tournament } from '../read/tournament';

/** The rounds that a table of the players has, where the settings say another number. */
export function tableRoundsAsked(tournament: Tournament): number | undefined {
  const { reading, settings } = tournament;
  const { wallList } = reading;
  const players = inTable(wallList, settings) ?? 0;
  const rounds = roundsOfTable(players, settings);
  const typed = lastTypedRound(wallList, settings);
  if (players < 3 || rounds === typed || settings.playoffRounds.length > 0) return undefined;
  if (rounds < typed) return rounds;
  // Who sets fewer rounds than the list has columns means them.
  return typed === wallList.rounds ? rounds : undefined;
}

/** The remark that the players of a round robin decide its rounds, while none is paired. */
export function tableRoundsProblems(tournament: Tournament): readonly Problem[] {
  const { reading, settings } = tournament;
  const rounds = hasExamples(tournament) ? undefined : tableRoundsAsked(tournament);
  if (rounds === undefined || roundsToPlay(reading.wallList, settings) === 0) return [];
  const values = {
    players: inTable(reading.wallList, settings) ?? 0,
    rounds,
    typed: lastTypedRound(reading.wallList, settings),
  };
  const place: Problem['place'] = { kind: 'setting', name: SETTING_NAMES.rounds };
  return [{ code: 'tableRounds', severity: 'note', place, values }];
}

/**
 * The titles of the list's rounds where so many are played in a round robin: those of empty rounds behind them go, and blank columns
 * behind the last round get theirs back. Formulas beside the list keep their range.
 */
export function roundTitleBlocks(tournament: Tournament, rounds: number): readonly Block[] {
  const { list, reading, settings } = tournament;
  const { header } = reading;
  if (header === undefined || SYSTEMS[settings.system].pairs !== 'table') return [];
  const changes: CellChange[] = [];
  const change = (column: number, before: string, after: string): void => {
    changes.push({ row: header + list.origin.row, column: column + list.origin.column, before, after });
  };
  for (let round = reading.wallList.rounds; round > rounds; round--) {
    const columns = reading.rounds[round - 1] ?? [];
    if (!columns.every(column => isEmptyBelow(tournament, column))) break;
    for (const column of columns) change(column, textOf(list.values[header]?.[column]), '');
  }
  untitled(tournament)
    .slice(0, Math.max(0, rounds - reading.wallList.rounds))
    .forEach((column, i) => change(column, '', `R${reading.wallList.rounds + 1 + i}`));
  return contiguousRuns(list.sheet, changes);
}

/** How many rounds of a table have neither a column nor a blank one that may become theirs. */
export const roundsWithoutColumns = (tournament: Tournament, rounds: number): number =>
  rounds - tournament.reading.wallList.rounds - untitled(tournament).length;

/** Blank columns of the list's range behind its last round, but for the last one, before which a round can be inserted. */
function untitled(tournament: Tournament): readonly number[] {
  const { list, reading, named } = tournament;
  const last = Math.max(-1, ...(reading.rounds[reading.wallList.rounds - 1] ?? []));
  const width = list.values[reading.header ?? 0]?.length ?? 0;
  const columns: number[] = [];
  if (!named || reading.header === undefined || last < 0) return columns;
  for (let column = last + 1; column < width - 1; column++) {
    if (!isBlank(list.values[reading.header]?.[column]) || !isEmptyBelow(tournament, column)) break;
    columns.push(column);
  }
  return columns;
}

const isEmptyBelow = ({ list, reading }: Tournament, column: number): boolean =>
  list.values.every((line, row) => row <= (reading.header ?? -1) || isBlank(line[column]));
