import type { GameOfRound } from '../../../src/application/protocol/protocol';

/** A player of a round as its line shows them. */
export interface ShownName {
  readonly short: string;
  readonly full: string;
  readonly rank: string;
}

const LABEL = /^(?:\d+\s+)?(.*?)(?:\s*\((\d+[dkp])\))?$/;

/** Scripts that write a name without a gap, or whose given names have no initials. */
const WHOLE = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/;

/** The family name and the initial, `Kask M.`; whoever would be called like somebody else of the round has the whole name. */
export function namesOf(
  games: readonly Pick<GameOfRound, 'black' | 'white'>[],
): ReadonlyMap<string, ShownName> {
  const labels = games.flatMap(({ black, white }) => [black, white]);
  const read = labels.map(label => {
    const [, full = label, rank = ''] = LABEL.exec(label) ?? [];
    return { label, full, rank, short: shortOf(full) };
  });
  const count = new Map<string, number>();
  for (const { short } of read) count.set(short, (count.get(short) ?? 0) + 1);
  return new Map(
    read.map(({ label, full, rank, short }) => [
      label,
      { full, rank, short: (count.get(short) ?? 0) > 1 ? full : short },
    ]),
  );
}

function shortOf(name: string): string {
  if (WHOLE.test(name)) return name;
  const [family = '', given] = name.split(/,\s*/);
  if (given !== undefined && given !== '') return `${family} ${initialOf(given)}`;
  const words = name.split(/\s+/);
  const last = words[words.length - 1] ?? '';
  const isGiven = /^\p{L}/u.test(last);
  return words.length < 2 || !isGiven ? name : `${words.slice(0, -1).join(' ')} ${initialOf(last)}`;
}

const initialOf = (name: string): string => `${[...name][0] ?? ''}.`;

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

/** Without accents and capitals, as whoever is in a hurry types. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
