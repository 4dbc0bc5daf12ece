import { cellLink } from '../read/sentence';
import { lastRoundWithGames } from '../read/roundInPlay';
import { makeOut } from '../../sheet/cells/fields';
import { textOf } from '../../sheet/cells/cell';
import { makeLabel } from '../../sheet/rounds/roundSheet';
import { SIGN_OF, isBye, type Entry } from '../../tournament/game';
import { makeRank } from '../../tournament/rank';
import { misses, missedOf, outOf } from '../../tournament/person/missedRounds';
import { entriesIn, isOut, type Out, type Player } from '../../tournament/wallList';
import type { CellChange } from '../../sheet/cells/block';
import type { Workbook } from '../workbook/workbook';
import type { MissedRounds, PastSign, PersonOfList, PlayerChange, View } from '../protocol/protocol';
import { LOOK_AGAIN, type Reply } from '../protocol/reply';
import { listBlocks } from '../read/listRows';
import { stoppedBy } from '../read/stoppedBy';
import type { Tournament } from '../read/tournament';
import { carryOut } from './carryOut';
import type { RoundNo } from '../../tournament/indices';
import { hasRoundsToMiss } from './roundsToMiss';

type PlayersView = Extract<View, { readonly view: 'players' }>;

/** All players with the rounds that they miss. Nothing is written. */
export const playersView = (tournament: Tournament, door = false): View =>
  hasRoundsToMiss(tournament)
    ? viewOf(tournament, tournament.reading.wallList.players, door)
    : stoppedBy(tournament, 'playersClosed');

/**
 * Writes the changes into the column Out, as one act, those of one player one after another: a run that was not heard of may have
 * written some. Whoever has other rounds there than somebody has seen keeps them. To be called under the lock.
 */
export function changePlayers(
  workbook: Workbook,
  tournament: Tournament,
  changes: readonly PlayerChange[],
  door = false,
): View {
  const { players } = tournament.reading.wallList;
  const view = playersView(tournament, door);
  if (view.view !== 'players') return view;
  const named = changes.map(change => ({
    change,
    found: players.filter(player => makeLabel(player) === change.player),
  }));
  const isKnown = named.every(
    ({ change, found }) => found.length === 1 && keepsPast(view.round, change) && isInside(view, change.is),
  );
  if (!isKnown) return stoppedBy(tournament, 'changedSincePreview');
  const wanted = named.flatMap(({ change, found: [player] }) => (player ? [{ change, player }] : []));
  const refused = new Set<string>();
  const missed = new Map<Player, MissedRounds>();
  for (const { change, player } of wanted) {
    const stands = missed.get(player) ?? missedOf(player);
    if (isSame(stands, change.was)) missed.set(player, change.is);
    else if (!isSame(stands, change.is)) refused.add(change.player);
  }
  const changed = [...missed].flatMap(([player, is]) => {
    const change = { player: makeLabel(player), was: missedOf(player), is };
    return isSame(change.was, is) ? [] : [{ player, change }];
  });
  if (changed.length === 0) return { ...view, refused: [...refused] };
  const what = deedOf(tournament, view.round, changed);
  const blocks = listBlocks(
    tournament,
    changed.map(edit => cellOf(tournament, edit)),
  );
  const done = carryOut(workbook, tournament, what, blocks);
  if (done.kind === 'view') return done.view;
  const after = new Map(changed.map(edit => [edit.player, outAfter(edit)]));
  const now = players.map(player => ({ ...player, out: after.get(player) ?? player.out }));
  return { ...viewOf(tournament, now, door), refused: [...refused], undo: done.undo };
}

/** Lets people play who are left out of the next round. To be called under the lock. */
export function letIn(workbook: Workbook, tournament: Tournament, changes: readonly PlayerChange[]): Reply {
  const view = changePlayers(workbook, tournament, changes);
  if (view.view !== 'players') return view;
  return view.refused.length > 0 ? stoppedBy(tournament, 'changedSincePreview') : LOOK_AGAIN;
}

interface Change {
  readonly player: Player;
  readonly change: PlayerChange;
}

function viewOf(tournament: Tournament, players: readonly Player[], door: boolean): PlayersView {
  const { wallList } = tournament.reading;
  const round = lastRoundWithGames(wallList) + 1;
  return {
    view: 'players',
    round,
    rounds: wallList.rounds,
    door,
    refused: [],
    people: players.map((player, index) => personOf(tournament, player, index, round)),
  };
}

function personOf(tournament: Tournament, player: Player, index: number, next: number): PersonOfList {
  const { rows, columns } = tournament.reading;
  return {
    player: makeLabel(player),
    no: player.no,
    name: player.name,
    rank: player.rank ? makeRank(player.rank) : '',
    club: player.club,
    country: player.country,
    past: Array.from({ length: next - 1 }, (_, i) => signsOf(tournament, player, index, i + 1)),
    missed: missedOf(player),
    cell: cellLink(tournament.list, rows[index] ?? 0, columns.name ?? 0),
  };
}

function signsOf(
  { reading }: Tournament,
  player: Player,
  index: number,
  round: RoundNo,
): readonly PastSign[] {
  const entries = entriesIn(reading.wallList, index, round);
  return entries.length === 0 && isOut(player, round) ? ['·'] : entries.map(signOf);
}

function signOf(entry: Entry): PastSign {
  if (entry.kind === 'free') return isBye(entry) ? SIGN_OF_BYE[entry.worth] : SIGN_OF_ABSENCE[entry.worth];
  const { outcome, byDefault } = entry;
  return byDefault && (outcome === 'won' || outcome === 'lost') ? `${SIGN_OF[outcome]}!` : SIGN_OF[outcome];
}

const SIGN_OF_BYE = { win: '0+', half: 'bye=', nothing: 'bye-' } as const;
const SIGN_OF_ABSENCE = { half: '0=', nothing: '0-' } as const;

/** Whoever was disqualified stays so until a round to come is played. */
const outAfter = ({ player, change }: Change): Out => ({
  ...outOf(change.is),
  ...(player.out.isExpelled && change.is.from > 0 && { isExpelled: true }),
});

const isSame = (one: MissedRounds, other: MissedRounds): boolean =>
  makeOut(outOf(one)) === makeOut(outOf(other));

/** A round that is paired is not changed by who misses it. */
const keepsPast = (next: number, { was, is }: PlayerChange): boolean =>
  Array.from({ length: next - 1 }, (_, i) => i + 1).every(round => misses(was, round) === misses(is, round));

const isInside = ({ rounds: last }: PlayersView, { rounds, from }: MissedRounds): boolean =>
  rounds.every(round => round >= 1) && from <= last;

function cellOf({ reading, list }: Tournament, { player, change }: Change): CellChange {
  const row = reading.rows[reading.wallList.players.indexOf(player)] ?? 0;
  const column = reading.columns.out ?? 0;
  return {
    row: row + list.origin.row,
    column: column + list.origin.column,
    before: textOf(list.values[row]?.[column]),
    after: makeOut(outAfter({ player, change })),
  };
}

/** One player by name; several by their number, and by what changes where that is the same for all. */
function deedOf({ text }: Tournament, next: number, changes: readonly Change[]): string {
  const deeds = changes.map(({ change }) => whatOf(change, next, text));
  const [first = '', second] = deeds;
  if (second === undefined)
    return text('action.player', { player: changes[0]?.change.player ?? '', what: first });
  const isOne = deeds.every(deed => deed === first);
  return text(isOne ? 'action.players' : 'action.playersDiffer', { count: deeds.length, what: first });
}

function whatOf({ was, is }: PlayerChange, next: number, text: Tournament['text']): string {
  const isAlike = [...was.rounds, ...is.rounds, was.from, is.from].every(
    round => misses(was, round) === misses(is, round),
  );
  if (isAlike) return text(is.awaited ? 'absence.notHerePlayer' : 'absence.herePlayer');
  if (is.from > 0 && is.from !== was.from) return text('absence.withdrawsPlayer', { round: is.from });
  if (is.from === 0 && was.from > 0 && !is.rounds.some(round => round >= next))
    return text('absence.returnsPlayer', { round: next });
  const more = is.rounds.filter(round => !misses(was, round));
  const less = was.rounds.filter(round => !misses(is, round));
  return more.length > 0
    ? text('absence.missesPlayer', { round: more.join(', ') })
    : text('absence.playsPlayer', { round: less.join(', ') });
}
