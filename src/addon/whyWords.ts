import { label } from '../pairing/remark';
import type { CriterionChange, Instead, WhatIf } from '../pairing/whatIf';
import type { TextKey } from '../sheet/text/en';
import type { Text } from '../sheet/wording';
import type { WallList } from '../tournament/wallList';

/** The answer to "Why not these two?", or for a game of the pairing "Why these two?", in one or two sentences. */
export function whySentences(
  text: Text,
  wallList: WallList,
  [player, opponent]: readonly [number, number],
  found: WhatIf,
): readonly string[] {
  const names = { one: label(wallList, player), other: label(wallList, opponent) };
  switch (found.kind) {
    case 'paired':
      return [text('why.paired', names), withoutSentence(text, names, found.without)];
    case 'not together':
      return [text('why.notTogether', names)];
    case 'repeat':
      return [text('why.repeat', { ...names, round: found.lastRound })];
    case 'forbidden':
      return [text('why.forbidden', names)];
    case 'no pairing':
      return [text('why.noPairing', names)];
    case 'possible':
      return [insteadSentence(text, names, found.instead, POSSIBLE)];
  }
}

/** The pairing that the answer compares with, where there is one. */
export function insteadOf(found: WhatIf): Instead | undefined {
  if (found.kind === 'possible') return found.instead;
  return found.kind === 'paired' ? found.without : undefined;
}

type Names = Readonly<Record<'one' | 'other', string>>;

interface Keys {
  readonly equal: TextKey;
  readonly dearer: TextKey;
  readonly worse: TextKey;
}

const POSSIBLE: Keys = { equal: 'why.equal', dearer: 'why.dearer', worse: 'why.worse' };
const WITHOUT: Keys = {
  equal: 'why.withoutEqual',
  dearer: 'why.withoutDearer',
  worse: 'why.withoutWorse',
};

const withoutSentence = (text: Text, names: Names, without: Instead | undefined): string =>
  without ? insteadSentence(text, names, without, WITHOUT) : text('why.withoutNone', names);

function insteadSentence(text: Text, names: Names, instead: Instead, keys: Keys): string {
  const { criteria, dearer, fault } = instead;
  if (fault !== undefined) return text('why.notProved', { ...names, fault });
  const changed = criteria.filter(({ now, then }) => now !== then);
  const isEqual = dearer === undefined ? changed.length === 0 : dearer === 0;
  if (isEqual) return text(keys.equal, names);
  const parts = changed.map(one => changeWords(text, one)).join('; ');
  return dearer === undefined
    ? text(keys.worse, { ...names, parts })
    : text(keys.dearer, { ...names, parts, cost: grouped(dearer) });
}

/** `Score difference: games 2 more`, or what it costs where as many games pay. */
function changeWords(text: Text, { weight, now, then, gamesNow, gamesThen }: CriterionChange): string {
  const criterion = text(`criterion.${weight}`);
  if (gamesThen !== gamesNow) {
    const count = Math.abs(gamesThen - gamesNow);
    return text(gamesThen > gamesNow ? 'why.moreGames' : 'why.fewerGames', { criterion, count });
  }
  const cost = grouped(Math.abs(then - now));
  return text(then > now ? 'why.moreCost' : 'why.lessCost', { criterion, cost });
}

/** Whole numbers in groups of three digits, which do not break: `1 200`. */
export const grouped = (whole: number): string => String(whole).replace(/\B(?=(\d{3})+$)/g, '\u202f');
