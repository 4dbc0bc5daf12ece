import type { ByHand } from '../../pairing/byHand/byHand';
import type { LateSeat } from '../../pairing/byHand/lateSeats';
import { isBye } from '../../tournament/game';
import { entriesIn, isOut } from '../../tournament/wallList';
import { makeLabel, playerLabel } from '../../sheet/rounds/roundSheet';
import type { LateAtDesk, LatePlayer, View } from '../protocol/protocol';
import { roundInPlay } from '../read/roundInPlay';
import { stoppedBy } from '../read/stoppedBy';
import type { Tournament } from '../read/tournament';
import { registrationView } from '../registration/registration';
import type { Workbook } from '../workbook/workbook';
import { placelessIn } from './latecomers';
import { writePlan } from './pair';
import { planFor } from './remedies';
import { movedWords, seatChoices, seatOfChoice, type LateNow } from './seatChoices';
import type { RoundNo } from '../../tournament/indices';

/** Somebody of the list by label; -1 for nobody, and where two are called so. */
function indexOf({ reading }: Tournament, label: string): number {
  const indices = reading.wallList.players.flatMap((player, at) => (makeLabel(player) === label ? [at] : []));
  return indices.length === 1 ? (indices[0] ?? -1) : -1;
}

/** Undefined where nobody has it, or more than one. */
function holderOf({ reading }: Tournament, round: RoundNo): number | undefined {
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
    .filter((player, at) => entriesIn(wallList, at, round).length === 0 && !isOut(player, round))
    .slice(0, MOST_LATE)
    .flatMap(player => lateIn(tournament, makeLabel(player)) ?? []);
}

const MOST_LATE = 12;

/** Whoever was just put in, with the seats that are offered; undefined where there is none. */
export function lateAtDesk(
  workbook: Workbook,
  tournament: Tournament,
  label: string,
): LateAtDesk | undefined {
  const late = lateIn(tournament, label);
  const seats = late ? seatChoices(workbook, tournament, nowOf(tournament, late)) : [];
  return late && seats.length > 0 ? { late, seats } : undefined;
}

const nowOf = (tournament: Tournament, { player, round }: LatePlayer): LateNow => ({
  round,
  player: indexOf(tournament, player),
  holder: holderOf(tournament, round),
});

/**
 * Gives a latecomer a seat: the one that was chosen, else that against whoever has the bye, or the bye. The cells of the list, the sheet
 * of the round and the Log in one act. To be called under the lock.
 */
export function seat(
  workbook: Workbook,
  tournament: Tournament,
  asked: Pick<LatePlayer, 'player' | 'round' | 'bye'> & { readonly seat?: string | undefined },
): View {
  const late = lateIn(tournament, asked.player);
  if (!late || late.round !== asked.round || late.bye !== asked.bye)
    return stoppedBy(tournament, 'changedSincePreview');
  const now = nowOf(tournament, late);
  const chosen =
    asked.seat === undefined ? { opponent: now.holder } : seatOfChoice(workbook, tournament, now, asked.seat);
  if (!chosen) return stoppedBy(tournament, 'changedSincePreview');
  const what = deedOf(tournament, late, chosen);
  const planned = planFor(workbook, tournament, handFor(tournament, now, chosen), what);
  if (planned.kind === 'view') return planned.view;
  return writePlan(workbook, planned.plan, what, (different, undo) =>
    different.length > 0
      ? { view: 'stopped', reasons: different }
      : { ...registrationView(workbook, tournament), done: what, undo },
  );
}

/** A game that is moved makes two games, or one and the bye; who else has no place keeps out of it. */
function handFor({ reading }: Tournament, { round, player }: LateNow, { opponent, moved }: LateSeat): ByHand {
  const again = [player, opponent, moved?.player, moved?.to].filter(who => who !== undefined);
  const games = moved ? [[player, opponent] as const, [moved.player, moved.to] as const] : [];
  return {
    round,
    again,
    absent: [],
    apart: placelessIn(reading.wallList, round).filter(other => !again.includes(other)),
    pairs: games.flatMap(([one, other]) =>
      other === undefined ? [] : [{ players: [one, other], stones: undefined }],
    ),
    forbidden: [],
    bye: opponent === undefined ? player : moved && moved.to === undefined ? moved.player : undefined,
  };
}

function deedOf({ text, reading }: Tournament, { player, round }: LatePlayer, chosen: LateSeat): string {
  if (chosen.opponent === undefined) return text('action.lateBye', { player, round });
  const name = (index: number): string => playerLabel(reading.wallList, index);
  const seatWords = text('action.seat', { player, round, opponent: name(chosen.opponent) });
  return [seatWords, ...movedWords(text, chosen, name)].join('; ');
}
