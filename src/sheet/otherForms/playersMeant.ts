import type { WallList } from '../../tournament/wallList';
import { nameKey } from '../registration/sameText';
import type { PlayerIndex } from '../../tournament/indices';

/** The players whom a text may mean, without the one in whose row it stands: by number, or by words of their names. */
export type PlayersMeant = (text: string, player: PlayerIndex) => readonly number[];

/** All words of the text are in the name, in whatever order, case and accents. */
export function makePlayersMeant({ players }: WallList): PlayersMeant {
  const byNo = new Map(players.map(({ no }, i) => [no, i]));
  const byWord = new Map<string, Set<number>>();
  players.forEach(({ name }, i) => {
    for (const word of nameKey(name).split(' ')) {
      const indices = byWord.get(word) ?? new Set();
      byWord.set(word, indices.add(i));
    }
  });
  return (text, ownPlayer) => {
    const number = /^#?(\d{1,6})\.?$/.exec(text);
    if (number)
      return [byNo.get(Number(number[1]))].filter(i => i !== undefined && i !== ownPlayer) as number[];
    const [first = '', ...others] = nameKey(text).split(' ');
    const candidates = [...(byWord.get(first) ?? [])];
    return candidates.filter(i => i !== ownPlayer && others.every(word => byWord.get(word)?.has(i)));
  };
}
