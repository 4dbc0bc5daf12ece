import { textOf } from '../../sheet/cells/cell';
import { parseEntries } from '../../sheet/cells/notation';
import { wholeEntries } from '../../sheet/read/halves';
import type { Problem } from '../../tournament/problem';
import { entriesIn } from '../../tournament/wallList';
import { lastRoundWithGames } from '../read/roundInPlay';
import { entryBlocks } from '../read/listRows';
import type { Tournament } from '../read/tournament';
import type { MendPlan } from '../write/mendPlan';

/**
 * The rounds behind the last game in which all are absent alike: programs fill rounds to come so, and files that come from them are
 * read without.
 */
export function roundsOfAbsence({ reading }: Tournament): readonly number[] {
  const { wallList } = reading;
  const last = lastRoundWithGames(wallList);
  if (last === 0 || wallList.players.length < 2) return [];
  const behind = Array.from({ length: wallList.rounds - last }, (_, i) => last + 1 + i);
  return behind.filter(round => {
    const worths = wallList.players.map((_, player) => {
      const [entry, ...more] = entriesIn(wallList, player, round);
      return entry?.kind === 'free' && entry.as === 'absence' && more.length === 0 ? entry.worth : undefined;
    });
    return worths[0] !== undefined && worths.every(worth => worth === worths[0]);
  });
}

/** One note on them. */
export function absenceProblems(tournament: Tournament): readonly Problem[] {
  const rounds = roundsOfAbsence(tournament);
  const [first] = rounds;
  if (first === undefined) return [];
  const { header = 0, rounds: columns } = tournament.reading;
  const place = { kind: 'cell', row: header, column: columns[first - 1]?.[0] ?? 0 } as const;
  return [{ code: 'allAbsent', severity: 'warning', place, values: { rounds: rounds.join(', ') } }];
}

/** Empties their cells; none where something else than the absence stands in one. */
export function emptyRoundPlans(tournament: Tournament): readonly MendPlan[] {
  const { reading, list, text } = tournament;
  const rounds = roundsOfAbsence(tournament);
  const whole = wholeEntries(reading, list.values);
  const cells = rounds.flatMap(round =>
    reading.rows.flatMap(row =>
      (reading.rounds[round - 1] ?? []).map(column => ({
        row,
        column,
        before: textOf(whole[row]?.[column]),
        after: '',
      })),
    ),
  );
  const isPlain = cells.every(({ before }) => before === '' || isAbsence(before));
  const changes = cells.filter(({ before }) => before !== '');
  if (!isPlain || changes.length === 0) return [];
  const label = text('mendBy.emptyRounds', { rounds: rounds.join(', ') });
  return [{ label, blocks: entryBlocks(tournament, changes) }];
}

function isAbsence(text: string): boolean {
  const read = parseEntries(text);
  return !('kind' in read) && read.length === 1 && read[0]?.kind === 'free';
}
