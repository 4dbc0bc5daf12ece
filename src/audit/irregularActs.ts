import { label } from '../pairing/game/remark';
import type { AuditedEvent, LoggedRound } from './auditedEvent';
import { changedSince } from './changedSince';
import type { Finding } from './finding';
import { fixedIn, type FixedGames } from './fixedGames';
import { pairsText } from './pairWords';
import { playedCells, type PlayedCells } from './playedGames';
import { playedRounds } from './playedRounds';
import { ratedActs } from './ratedActs';
import { inListOf } from './sameList';

/** Typed games and byes, later changes, rounds unknown to the Log; nothing is paired again for it. */
export const irregularActs = (event: AuditedEvent): readonly Finding[] => [
  ...playedRounds(event).flatMap((round): readonly Finding[] => {
    const logged = event.known.find(pairing => pairing.round === round);
    const then = logged && inListOf(logged.wallList, event.wallList);
    if (logged && then) return actsIn(event, logged, then, playedCells(event.wallList, round));
    return [{ kind: 'notInLog', weight: 'note', round, players: [], values: {} }];
  }),
  ...ratedActs(event),
];

/** Without the rounds before the first that the Log knows: they came with a file or a list, and nobody acted here. */
export function actsHere(event: AuditedEvent): readonly Finding[] {
  const first = event.known.reduce((least, { round }) => Math.min(least, round), Infinity);
  return irregularActs(event).filter(({ kind, round }) => kind !== 'notInLog' || round > first);
}

export const actsIn = (
  event: AuditedEvent,
  logged: LoggedRound,
  then: NonNullable<ReturnType<typeof inListOf>>,
  now: PlayedCells,
): readonly Finding[] => [
  ...then.added(now).map((players): Finding => ({
    kind: 'added',
    weight: 'departure',
    round: logged.round,
    players,
    values: { games: players.map(player => label(event.wallList, player)).join(' – ') },
  })),
  ...given(logged),
  ...changedSince(event, logged, then.now),
];

/** Games and byes that stood in the round before it was paired. */
function given({ wallList, round, kept: stayed, decided }: LoggedRound): readonly Finding[] {
  const { byHand, kept } = fixedIn(wallList, round, stayed);
  const findingsOf = (kind: 'byHand' | 'kept', pairs: FixedGames['kept']): readonly Finding[] =>
    pairs.length === 0
      ? []
      : [{ kind, weight: 'note', round, players: [], values: { games: pairsText(wallList, pairs) } }];
  const values = decided && { decided: decided[0], costs: decided[1] };
  return [
    // Decisions in the preview have their pairs, and more.
    ...(values
      ? [{ kind: 'decided', weight: 'note', round, players: [], values } as const]
      : findingsOf('byHand', byHand)),
    ...findingsOf('kept', kept),
  ];
}
