import type { GameOfRound } from '../../../src/application/protocol/protocol';
import { shortNames } from '../../model/shortNames';
import { plain } from '../../search';

/** A player of a round as its line shows them. */
export interface ShownName {
  readonly short: string;
  readonly full: string;
  readonly rank: string;
}

const LABEL = /^(?:\d+\s+)?(.*?)(?:\s*\((\d+[dkp])\))?$/;

/** The family name and the initial, `Kask M.`; whoever would be called like somebody else of the round has the whole name. */
export function namesOf(
  games: readonly Pick<GameOfRound, 'black' | 'white'>[],
): ReadonlyMap<string, ShownName> {
  const labels = games.flatMap(({ black, white }) => [black, white]);
  const read = labels.map(label => {
    const [, full = label, rank = ''] = LABEL.exec(label) ?? [];
    return { label, full, rank };
  });
  const short = shortNames(read.map(({ full }) => full));
  return new Map(read.map(({ label, full, rank }, i) => [label, { full, rank, short: short[i] ?? full }]));
}

/** The games that somebody means: by a number the table, by letters the beginning of any part of a name; accents do not matter. */
export function gamesMeant(
  typed: string,
  games: readonly Pick<GameOfRound, 'table' | 'black' | 'white'>[],
): readonly number[] {
  const wanted = plain(typed.trim());
  if (wanted === '') return [];
  const isTable = /^\d+$/.test(wanted);
  return games.flatMap(({ table, black, white }, at) => {
    if (isTable) return table === wanted ? [at] : [];
    const isMeant = [black, white].some(label => {
      const name = plain(LABEL.exec(label)?.[1] ?? label);
      return name.startsWith(wanted) || name.split(/[\s,-]+/).some(word => word.startsWith(wanted));
    });
    return isMeant ? [at] : [];
  });
}
