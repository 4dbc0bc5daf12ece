import type { Entry } from '../../tournament/game';
import { explanationOf, makeLine, type Explanation, type ExplainLine } from '../explanation';
import { fateIn, type Fate } from '../knockout/knockout';
import { makePlacement } from '../placement/placement';
import type { Standing } from '../score/standing';
import type { Event } from '../stages/event';
import type { PlayerIndex } from '../../tournament/indices';

/** The place that the playoff gave among those who were equal, and its rounds; undefined for somebody who was not in it. */
export function explainPlayoff(event: Event, player: PlayerIndex): Explanation | undefined {
  const { columns } = makePlacement(event, 'final');
  const column = columns.find(({ tiebreak }) => tiebreak === 'Playoff')?.column;
  const total = column?.values[player];
  if (column === undefined || total === undefined) return undefined;
  return explanationOf(column, player, playoffLines(event.standing(), player));
}

/** The player's rounds of the playoff; it counts for the place alone. */
export function playoffLines({ wallList, settings, played }: Standing, player: PlayerIndex): ExplainLine[] {
  return settings.playoffRounds
    .filter(round => round <= played)
    .flatMap(round => {
      const cell = wallList.entries[player]?.[round - 1] ?? [];
      if (cell.length === 0) return [];
      const opponents = cell.flatMap(entry =>
        entry.kind === 'game' ? [nameOf(wallList.players, entry)] : [],
      );
      const isBye = opponents.length === 0 && fateIn(cell) === 'through';
      const kind = isBye ? 'playoffBye' : KINDS[fateIn(cell)];
      return [makeLine(kind, { round, values: { opponent: opponents[0] ?? '' } })];
    });
}

const nameOf = (
  players: readonly { readonly name: string }[],
  entry: Extract<Entry, { kind: 'game' }>,
): string => players[entry.opponent]?.name ?? `No ${entry.opponentNo}`;

const KINDS = {
  through: 'playoffWon',
  lost: 'playoffLost',
  drawn: 'playoffDrawn',
  open: 'playoffOpen',
  absent: 'playoffAbsent',
  nothing: 'playoffAbsent',
} as const satisfies Readonly<Record<Fate, ExplainLine['kind']>>;
