import type { HandWork, PreviewGame, View, WantedPair } from '../src/application/protocol/protocol';

type HandPreview = Extract<View, { view: 'preview' }>;

/** A change that somebody makes in a preview; players by their numbers. */
export type HandChange =
  /** Two players of different games, or one with the bye, exchange their places; two of one game their colours. */
  | { readonly change: 'swap'; readonly players: readonly [number, number] }
  | { readonly change: 'fix' | 'free' | 'forbid'; readonly players: readonly [number, number] }
  | { readonly change: 'stones'; readonly players: readonly [number, number]; readonly stones: number }
  | { readonly change: 'table'; readonly players: readonly [number, number]; readonly table: number };

/** The wishes with this bye; what was wished of the player's own game is gone. */
export const wishingBye = ({ hand = {} }: HandPreview, no: number): HandWork => ({
  ...without(hand, [no, no]),
  bye: no,
});

/** The wishes with the bye as the rules give it. */
export function withoutBye({ hand = {} }: HandPreview): HandWork {
  const { bye: _, ...rest } = hand;
  return rest;
}

export function handAfter(view: HandPreview, change: HandChange): HandWork {
  const hand = (change.change === 'forbid' ? decidedIn(view) : asShown(view)) ?? {};
  const [one, other] = change.players;
  const game = view.games.find(({ numbers }) => numbers.includes(one));
  const stones = game?.handicap ?? 0;
  switch (change.change) {
    case 'fix':
      return withPairs(hand, [{ players: change.players, stones }]);
    case 'free':
      return {
        ...without(hand, change.players),
        tables: (hand.tables ?? []).filter(([no]) => !change.players.includes(no)),
      };
    case 'stones':
      return withPairs(hand, [{ players: change.players, stones: change.stones }]);
    case 'forbid':
      return {
        ...without(hand, change.players),
        forbidden: [...(hand.forbidden ?? []), [one, other]],
      };
    case 'table': {
      const rest = (hand.tables ?? []).filter(
        ([no, table]) => !change.players.includes(no) && table !== change.table,
      );
      return { ...hand, tables: [...rest, [one, change.table]] };
    }
    case 'swap':
      return swapped(view, hand, one, other, game);
  }
}

/** Undefined for nothing. Where somebody leafs is no decision about a player. */
export function decidedIn({ hand }: HandPreview): HandWork | undefined {
  const { equal, ...others } = hand ?? {};
  return equal !== undefined && Object.keys(others).length === 0 ? undefined : hand && others;
}

/** One of the pairings that are as good stays as it is shown, game by game, when something is changed in it. */
function asShown(view: HandPreview): HandWork | undefined {
  const { hand, games, byeNumber } = view;
  if (hand?.equal === undefined) return hand;
  const pairs = games.flatMap(({ fixed, numbers }) => (fixed ? [] : [{ players: numbers }]));
  return { ...decidedIn(view), pairs, ...(byeNumber !== undefined && { bye: byeNumber }) };
}

function swapped(
  view: HandPreview,
  hand: HandWork,
  one: number,
  other: number,
  game: PreviewGame | undefined,
): HandWork {
  if (game?.numbers.includes(other)) {
    const [black, white] = game.numbers;
    return withPairs(hand, [{ players: [white, black], stones: game.handicap }]);
  }
  const put = ({ numbers: [black, white] }: PreviewGame): WantedPair => {
    const turn = (no: number): number => (no === one ? other : no === other ? one : no);
    return { players: [turn(black), turn(white)] };
  };
  const touched = view.games.filter(({ numbers }) => numbers.includes(one) || numbers.includes(other));
  const { bye: _, ...rest } = withPairs(hand, touched.map(put));
  const bye = [one, other].find(no => no !== view.byeNumber);
  const wasBye = view.byeNumber === one || view.byeNumber === other;
  if (wasBye && bye !== undefined) return { ...rest, bye };
  return hand.bye === undefined ? rest : { ...rest, bye: hand.bye };
}

/** The wishes with these pairs, in place of all that concerned their players. */
function withPairs(hand: HandWork, pairs: readonly WantedPair[]): HandWork {
  const rest = pairs.reduce((left, { players }) => without(left, players), hand);
  return { ...rest, pairs: [...(rest.pairs ?? []), ...pairs] };
}

/** The wishes without those for these players; that two must not meet stays, unless it is these two. */
function without(hand: HandWork, players: readonly [number, number]): HandWork {
  const { bye, ...rest } = hand;
  const touches = (numbers: readonly number[]): boolean => numbers.some(no => players.includes(no));
  return {
    ...rest,
    ...(bye !== undefined && !players.includes(bye) && { bye }),
    pairs: (hand.pairs ?? []).filter(pair => !touches(pair.players)),
    forbidden: (hand.forbidden ?? []).filter(([a, b]) => !(players.includes(a) && players.includes(b))),
  };
}

/** Whether a game was made or kept together, or put at its table, by hand. */
export const isByHand = ({ hand }: HandPreview, { numbers }: PreviewGame): boolean =>
  (hand?.pairs ?? []).some(({ players }) => players.every(no => numbers.includes(no))) ||
  (hand?.tables ?? []).some(([no]) => numbers.includes(no));

/** The change of a key on a game; undefined for any other key. */
export function changeOfKey(key: string, { numbers, handicap }: PreviewGame): HandChange | undefined {
  if (/^[0-9]$/.test(key))
    return Number(key) === handicap ? undefined : { change: 'stones', players: numbers, stones: Number(key) };
  const kinds = { f: 'fix', u: 'free', x: 'forbid', c: 'swap' } as const;
  const change = kinds[key.toLowerCase() as keyof typeof kinds] as
    (typeof kinds)[keyof typeof kinds] | undefined;
  return change && { change, players: numbers };
}
