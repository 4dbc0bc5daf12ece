import type { CellChange } from '../../sheet/cells/block';
import { makeOut } from '../../sheet/cells/fields';
import { isBlank, textOf } from '../../sheet/cells/cell';
import type { Choice } from '../protocol/protocol';
import type { Tournament } from '../read/tournament';
import type { NoShow, AbsenceRequest } from './noShow';

/** Plays on, withdraws or, where the list has a column Out, is disqualified. */
export function staysOf(
  { text, reading, settings }: Tournament,
  { round, player }: NoShow,
): readonly Choice[] {
  const values = {
    next: round + 1,
    absence: settings.absence,
    player: reading.wallList.players[player]?.no ?? 0,
  };
  const choice = (value: string, key: 'plays' | 'withdraws' | 'disqualified'): Choice => ({
    value,
    label: text(`absence.${key}`, values),
    means: text(`absence.${key}Means`, values),
  });
  const isLast = round >= reading.wallList.rounds;
  const hasOut = reading.columns.out !== undefined;
  return [
    choice('plays on', 'plays'),
    ...(isLast || !hasOut ? [] : [choice('withdraws', 'withdraws')]),
    ...(hasOut ? [choice('disqualified', 'disqualified')] : []),
  ];
}

/** The column Out from the next round on; who is disqualified has the mark there, and nothing in each round to come. */
export function leavingChanges(
  { reading, list }: Tournament,
  { round, player }: NoShow,
  stays: AbsenceRequest['stays'],
): readonly CellChange[] {
  const [row, column] = [reading.rows[player], reading.columns.out];
  const person = reading.wallList.players[player];
  if (stays === 'plays on' || row === undefined || column === undefined || !person) return [];
  const from = Math.min(round + 1, person.out.from ?? round + 1);
  const isExpelled = stays === 'disqualified' || person.out.isExpelled === true;
  const after = makeOut({ rounds: person.out.rounds.filter(out => out < from), from, isExpelled });
  const out = { row, column, before: textOf(list.values[row]?.[column]), after };
  if (stays === 'withdraws') return [out];
  const rest = reading.rounds
    .slice(round)
    .flatMap(([first]): readonly CellChange[] =>
      first !== undefined && isBlank(list.values[row]?.[first])
        ? [{ row, column: first, before: '', after: '0-' }]
        : [],
    );
  return [out, ...rest].filter(({ before, after: then }) => before !== then);
}
