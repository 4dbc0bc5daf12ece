import { isPlayoffRound } from '../tournament/playoffRounds';
import type { Settings } from '../tournament/settings';
import type { WallList } from '../tournament/wallList';
import { runKnockout, stillIn } from './knockout';
import { FREE, PENDING, type Slots } from './slots';

/**
 * A round counts once a game in it has a result, or everybody has an entry and nothing is open; pairings and absences
 * entered in advance change no standing, unless somebody asks for their round. In a list without any game all entries
 * count. A round of a playoff or of a knock-out that nobody had to play, because the others did not come, counts as well.
 */
export function lastCountedRound(wallList: WallList, slots: Slots, settings: Settings): number {
  const looks = lookAt(wallList, slots);
  const last = (isMeant: (look: Look, round: number) => boolean): number =>
    looks.reduce((found, look, index) => (isMeant(look, index + 1) ? index + 1 : found), 0);
  const entered = last(look => look.players > 0);
  if (settings.throughRound !== undefined) return Math.max(0, Math.min(settings.throughRound, entered));
  if (looks.every(look => look.games === 0)) return entered;
  return last((look, round) => look.results > 0 || (look.games === 0 && isOver(look, round)));

  function isOver(look: Look, round: number): boolean {
    if (isPlayoffRound(settings, round)) return look.players > 0;
    if (settings.system === 'Knock-out') return isWalkOver(wallList, 1 + looks.findIndex(hasEntry), round);
    return look.players === wallList.players.length;
  }
}

/** Everybody who is still in a knock-out has an entry of a round without a game: the others did not come. */
function isWalkOver(wallList: WallList, first: number, round: number): boolean {
  const left = stillIn(runKnockout(wallList, first, round - 1));
  return left.length > 0 && left.every(player => wallList.entries[player]?.[round - 1]?.length);
}

/** What stands in a round. */
interface Look {
  /** Players with an entry. */
  players: number;
  games: number;
  results: number;
}

const hasEntry = ({ players }: Look): boolean => players > 0;

function lookAt({ players, rounds }: WallList, { first, kind }: Slots): readonly Readonly<Look>[] {
  const looks = Array.from({ length: rounds }, (): Look => ({ players: 0, games: 0, results: 0 }));
  // Row by row as the slots lie.
  for (let player = 0, cell = 0; player < players.length; player++) {
    for (let round = 0; round < rounds; round++, cell++) {
      const look = looks[round] as Look;
      const end = first[cell + 1] as number;
      let slot = first[cell] as number;
      if (slot < end) look.players++;
      for (; slot < end; slot++) {
        const one = kind[slot] as number;
        if (one & FREE) continue;
        look.games++;
        if (!(one & PENDING)) look.results++;
      }
    }
  }
  return looks;
}
