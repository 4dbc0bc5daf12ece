import type { ByHand } from '../../pairing/byHand/byHand';
import { isBye } from '../../tournament/game';
import { entriesIn, isOut } from '../../tournament/wallList';
import { makeLabel } from '../../sheet/rounds/roundSheet';
import type { LatePlayer, View } from '../protocol/protocol';
import { roundInPlay } from '../read/roundInPlay';
import { stoppedBy } from '../read/stoppedBy';
import type { Tournament } from '../read/tournament';
import { registrationView } from '../register/registration';
import type { Workbook } from '../workbook/workbook';
import { placelessIn } from './latecomers';
import { writePlan } from './pair';
import { planFor } from './remedies';

/** Somebody of the list by label; -1 for nobody, and where two are called so. */
function indexOf({ reading }: Tournament, label: string): number {
  const found = reading.wallList.players.flatMap((one, at) => (makeLabel(one) === label ? [at] : []));
  return found.length === 1 ? (found[0] ?? -1) : -1;
}

/** Undefined where nobody has it, or more than one. */
function holderOf({ reading }: Tournament, round: number): number | undefined {
  const { players } = reading.wallList;
  const holders = players.flatMap((_, at) =>
    entriesIn(reading.wallList, at, round).some(isBye) ? [at] : [],
  );
  return holders.length === 1 ? holders[0] : undefined;
}

/** The seat of the bye, or the bye where nobody has it. */
export function lateIn(tournament: Tournament, label: string): LatePlayer | undefined {
  const round = roundInPlay(tournament);
  const player = indexOf(tournament, label);
  if (round === undefined || player < 0) return undefined;
  const { wallList } = tournament.reading;
  const who = wallList.players[player];
  const isPaired = entriesIn(wallList, player, round).some(entry => entry.kind === 'game' || isBye(entry));
  if (!who || isPaired || who.out.isAwaited || !tournament.event.isEligible(player, round)) return undefined;
  const holder = holderOf(tournament, round);
  const bye = holder === undefined ? undefined : wallList.players[holder];
  // Whoever is not there, or awaited, is given no opponent.
  if (bye && isOut(bye, round)) return undefined;
  return { player: label, round, ...(bye && { bye: makeLabel(bye) }) };
}

/** Everybody who can still have a place in the round in play, as few as a screen can name. */
export function latesIn(tournament: Tournament): readonly LatePlayer[] {
  const round = roundInPlay(tournament);
  if (round === undefined) return [];
  const { wallList } = tournament.reading;
  return wallList.players
    .filter((one, at) => entriesIn(wallList, at, round).length === 0 && !isOut(one, round))
    .slice(0, MOST_LATE)
    .flatMap(one => lateIn(tournament, makeLabel(one)) ?? []);
}

const MOST_LATE = 12;

/**
 * Gives a latecomer the seat against whoever has the bye, or the bye: the cells of the list, the sheet of the round and the Log in one
 * act. To be called under the lock.
 */
export function seat(
  workbook: Workbook,
  tournament: Tournament,
  asked: Pick<LatePlayer, 'player' | 'round' | 'bye'>,
): View {
  const late = lateIn(tournament, asked.player);
  if (!late || late.round !== asked.round || late.bye !== asked.bye)
    return stoppedBy(tournament, 'changedSincePreview');
  const { round } = late;
  const player = indexOf(tournament, late.player);
  const holder = holderOf(tournament, round);
  const again = holder === undefined ? [player] : [player, holder];
  const hand: ByHand = {
    round,
    again,
    absent: [],
    apart: placelessIn(tournament.reading.wallList, round).filter(one => !again.includes(one)),
    pairs: [],
    forbidden: [],
    bye: holder === undefined ? player : undefined,
  };
  const { text } = tournament;
  const what =
    late.bye === undefined
      ? text('action.lateBye', { player: late.player, round })
      : text('action.seat', { player: late.player, round, opponent: late.bye });
  const planned = planFor(workbook, tournament, hand, what);
  if (planned.kind === 'view') return planned.view;
  return writePlan(workbook, planned.plan, what, (different, undo) =>
    different.length > 0
      ? { view: 'stopped', reasons: different }
      : { ...registrationView(workbook, tournament), done: what, undo },
  );
}
