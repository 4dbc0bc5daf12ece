import { describe, expect, test } from 'vitest';
import { makePlacement } from '../../src/standings/placement/placement';
import type { WallList } from '../../src/tournament/wallList';
import { kindField, kindSettings, KINDS, seedsOf } from './everyKind';
import { leaves, playToTheEnd } from './playToTheEnd';
import { makeDice } from './simulatedEvent';
import { makeEvent } from '../../src/standings/stages/makeEvent';

/** Players leave at any time, in any system: everybody who is there is paired or free once a round, until there is an end. */

/** How an event of a kind may end. One that is told to have too few rounds for its knock-out has no winner. */
function endsOf(text: string, rounds: number): readonly string[] {
  if (/knock-out|double/i.test(text)) {
    const isShort = text.includes('Groups') && rounds < 6;
    return [isShort ? 'nobodyHasWon' : 'knockoutOver', 'groupOfOne', 'nobodyLeft'];
  }
  if (text.includes('Diagonal')) return ['diagonalWon', 'nobodyLeft'];
  if (text.includes('Score pairing')) return ['allRoundsPaired', 'onlyRepeatsLeft'];
  if (text.includes('Round robin')) return ['allRoundsPaired', 'groupOfOne', 'nobodyLeft'];
  return ['allRoundsPaired'];
}

describe.each(KINDS)('%i players, %i rounds, %i groups: %s', (...kind) => {
  test.each(seedsOf())('by dice %i', seed => {
    const [players, rounds, , text] = kind;
    const dice = makeDice(seed);
    const settings = kindSettings(text, seed);
    const before = (list: WallList, round: number): WallList =>
      list.players.reduce(
        (all, { out }, player) =>
          out.from === undefined && dice() < 0.12 ? leaves(all, player, round) : all,
        list,
      );
    const played = playToTheEnd({ players, rounds, seed, settings, before }, kindField(kind, seed));
    expect(played.end).toHaveLength(1);
    expect(endsOf(text, rounds)).toContain(played.end[0]!.code);
    const isDiagonal = text.includes('Diagonal');
    for (const { games, free, bye } of played.rounds) {
      const playing = games.flatMap(({ black, white }) => [black, white]);
      const once = new Set(playing);
      if (!isDiagonal) expect(once.size).toBe(playing.length);
      for (const player of [...free.map(one => one.player), ...(bye === undefined ? [] : [bye])])
        expect(once.has(player)).toBe(false);
    }
    const { place } = makePlacement(makeEvent(played.list, played.settings), 'final');
    expect(place).toHaveLength(players);
    expect(Math.min(...place)).toBe(1);
    if (played.end[0]?.code === 'knockoutOver' || played.end[0]?.code === 'diagonalWon')
      expect(place.filter(one => one === 1)).toHaveLength(1);
  });
});
