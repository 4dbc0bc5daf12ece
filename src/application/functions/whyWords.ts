import { label } from '../../pairing/game/remark';
import { stepOf, type Alternative, type CriterionChange } from '../../pairing/optimum/alternative';
import { forbiddenPairs } from '../../pairing/optimum/forbidden';
import type { ComesBefore } from '../../pairing/optimum/bye';
import { THE_BYE, type OpponentOrBye } from '../../pairing/optimum/theBye';
import type { OpenEvent } from '../../pairing/round/openEvent';
import type { PairedRound } from '../../pairing/round/pairedRound';
import { withoutOpponent } from '../../pairing/round/withoutOpponent';
import type { PlayerApart, Why } from '../../pairing/whyNot';
import type { TextKey } from '../../text/en';
import type { Text } from '../../sheet/wording';
import { isBye } from '../../tournament/game';
import { entriesIn, type WallList } from '../../tournament/wallList';
import type { PlayerIndex, RoundNo } from '../../tournament/indices';

/** The answer to "Why not these two?", or "Why?" for a game or the bye of the pairing, in a few sentences. */
export function whySentences(
  text: Text,
  wallList: WallList,
  [player, opponent]: readonly [number, OpponentOrBye],
  reason: Why,
): readonly string[] {
  const isBye = opponent === THE_BYE;
  if (player === opponent) return [text('why.samePlayer')];
  const names = { one: label(wallList, player), other: isBye ? text('next.bye') : label(wallList, opponent) };
  switch (reason.kind) {
    case 'paired':
      return [
        text(isBye ? 'why.hasBye' : 'why.paired', names),
        ...withoutSentences(text, wallList, names, reason, isBye ? OTHER_BYE : WITHOUT),
      ];
    case 'apart':
      return [text('why.apart', names)];
    case 'has a game':
    case 'has a bye':
    case 'absent':
    case 'out':
    case 'alone':
    case 'not paired':
      return [text(STATES[reason.kind], { player: label(wallList, reason.player) })];
    case 'even':
      return [text('why.evenBye')];
    case 'bye elsewhere':
      return [text('why.byeElsewhere', names)];
    case 'named bye':
      return [text('why.namedBye', { player: label(wallList, reason.player), setting: 'bye' })];
    case 'not entitled':
      return [text(ENTITLED[reason.by], { ...names, ...entitled(wallList, player, reason.bye) })];
    case 'repeat':
      return [text('why.repeat', { ...names, round: reason.lastRound })];
    case 'forbidden':
      return reason.lastRound > 0
        ? [text('why.forbiddenRepeat', { ...names, round: reason.lastRound })]
        : [text('why.forbidden', names)];
    case 'no pairing':
      return [text('why.noPairing', names)];
    case 'possible':
      return insteadSentences(text, wallList, names, reason.instead, isBye ? FORCED_BYE : POSSIBLE);
  }
}

const STATES: Readonly<Record<PlayerApart['kind'], TextKey>> = {
  'has a game': 'why.hasGame',
  'has a bye': 'why.hasTypedBye',
  absent: 'why.isAbsent',
  out: 'why.isOut',
  alone: 'why.aloneBye',
  'not paired': 'why.notPaired',
};

const ENTITLED: Readonly<Record<ComesBefore, TextKey>> = {
  byes: 'why.fewerByes',
  'odd category': 'why.oddCategory',
  'later category': 'why.laterCategory',
  score: 'why.lowerScore',
};

const entitled = ({ players, ...list }: WallList, player: number, bye: number) => ({
  bye: label({ players, ...list }, bye),
  first: players[bye]?.category ?? '',
  second: players[player]?.category ?? '',
});

export const askedBye = (text: Text, typed: string): boolean =>
  ['0', '0+', 'bye', text('next.bye')].some(word => folded(word) === folded(typed));

const folded = (word: string): string => word.trim().normalize('NFKC').toLowerCase();

/** The pairing that the answer compares with; undefined where there is none. */
export function insteadOf(reason: Why): Alternative | undefined {
  if (reason.kind === 'possible') return reason.instead;
  return reason.kind === 'paired' ? reason.without : undefined;
}

type Names = Readonly<Record<'one' | 'other', string>>;

interface Keys {
  readonly equal: TextKey;
  /** Equally good, but with another bye. */
  readonly equalBye: TextKey;
  readonly dearer: TextKey;
  readonly worse: TextKey;
  /** There is none, or none without a repeat. */
  readonly none: TextKey;
  readonly repeats: TextKey;
  /** The text with the player who then has the bye; undefined where the question names the bye. */
  readonly bye: TextKey | undefined;
}

const POSSIBLE: Keys = {
  equal: 'why.equal',
  equalBye: 'why.equalBye',
  dearer: 'why.dearer',
  worse: 'why.worse',
  none: 'why.noPairing',
  repeats: 'why.noPairing',
  bye: 'why.byeThen',
};
const FORCED_BYE: Keys = { ...POSSIBLE, bye: undefined };
const WITHOUT: Keys = {
  equal: 'why.withoutEqual',
  equalBye: 'why.withoutEqualBye',
  dearer: 'why.withoutDearer',
  worse: 'why.withoutWorse',
  none: 'why.withoutNone',
  repeats: 'why.withoutRepeats',
  bye: 'why.byeThen',
};
const OTHER_BYE: Keys = {
  equal: 'why.otherByeEqual',
  equalBye: 'why.otherByeEqual',
  dearer: 'why.otherByeDearer',
  worse: 'why.otherByeWorse',
  none: 'why.otherByeNone',
  repeats: 'why.otherByeRepeats',
  bye: 'why.byeThen',
};

const withoutSentences = (
  text: Text,
  wallList: WallList,
  names: Names,
  reason: Extract<Why, { readonly kind: 'paired' }>,
  keys: Keys,
): readonly string[] =>
  reason.without
    ? insteadSentences(text, wallList, names, reason.without, keys)
    : [text(reason.because === 'repeats' ? keys.repeats : keys.none, names)];

function insteadSentences(
  text: Text,
  wallList: WallList,
  names: Names,
  instead: Alternative,
  keys: Keys,
): readonly string[] {
  const { criteria, dearer, fault } = instead;
  if (fault !== undefined) return [text('why.notProved', { ...names, fault })];
  const changed = criteria.filter(change => stepOf(change) !== 0);
  const isEqual = dearer === undefined ? changed.length === 0 : dearer === 0;
  const bye = instead.bye === undefined ? undefined : label(wallList, instead.bye);
  if (isEqual) return [bye === undefined ? text(keys.equal, names) : text(keys.equalBye, { ...names, bye })];
  const words = (some: readonly CriterionChange[]): string =>
    some.map(change => changeWords(text, change)).join('; ');
  const parts = words(changed.filter(isWorse));
  const better = words(changed.filter(change => !isWorse(change)));
  const worse = text(dearer === undefined ? keys.worse : keys.dearer, { ...names, parts });
  return [
    worse,
    ...(better === '' ? [] : [text('why.inReturn', { parts: better })]),
    ...(bye === undefined || keys.bye === undefined ? [] : [text(keys.bye, { bye })]),
  ];
}

const isWorse = (change: CriterionChange): boolean => stepOf(change) > 0;

/**
 * `Score difference in 8 games instead of 7`, and whether they are worse or better where their number does not say it: one game between
 * scores far apart weighs more than several of half a point. Costs are for the report.
 */
function changeWords(text: Text, criterionChange: CriterionChange): string {
  const { weight, gamesNow, gamesThen } = criterionChange;
  const criterion = text(`criterion.${weight}`);
  const worse = isWorse(criterionChange);
  // A bye is no game.
  if (gamesNow + gamesThen === 0) return text(worse ? 'why.moreCost' : 'why.lessCost', { criterion });
  if (gamesThen === gamesNow) return text(worse ? 'why.worseGames' : 'why.betterGames', { criterion });
  const values = { criterion, now: gamesNow, then: gamesThen };
  const change = text(gamesThen === 1 ? 'why.oneInstead' : 'why.gamesInstead', values);
  if (worse === gamesThen > gamesNow) return change;
  return text(worse ? 'why.yetWorse' : 'why.yetBetter', { change });
}

/** A whole number in groups of three digits with narrow no-break spaces: `1 200`. */
export const grouped = (whole: number): string => String(whole).replace(/\B(?=(\d{3})+$)/g, '\u202f');

/** Where nothing is weighed for one of the two: what keeps them apart for good, and what the round gives to both. */
export function givenSentences(
  text: Text,
  event: OpenEvent,
  next: PairedRound,
  [one, other]: readonly [number, OpponentOrBye],
): readonly string[] {
  const { wallList } = event;
  const given = (player: PlayerIndex): readonly string[] => givenTo(text, wallList, next, player);
  if (one === other) return [text('why.samePlayer')];
  if (other === THE_BYE) return given(one);
  const names = { one: label(wallList, one), other: label(wallList, other) };
  const met = lastMeeting(wallList, next.round, one, other);
  const isForbidden = forbiddenPairs(event).some(pair => pair.includes(one) && pair.includes(other));
  return [
    ...(isForbidden ? [text('why.forbidden', names)] : []),
    ...(met === 0 ? [] : [text('why.repeat', { ...names, round: met })]),
    ...new Set([...given(one), ...given(other)]),
  ];
}

function givenTo(text: Text, wallList: WallList, next: PairedRound, player: PlayerIndex): readonly string[] {
  const games = next.games.filter(({ black, white }) => black === player || white === player);
  const alone = withoutOpponent(next).filter(person => person.player === player);
  const given = [
    ...games.map(({ black, white }) =>
      text('why.paired', { one: label(wallList, black), other: label(wallList, white) }),
    ),
    ...alone.map(({ as }) => `${label(wallList, player)}: ${text(`next.${as}`)}.`),
  ];
  if (given.length > 0) return given;
  const entries = entriesIn(wallList, player, next.round);
  const state = entries.some(({ kind }) => kind === 'game')
    ? 'has a game'
    : entries.some(isBye)
      ? 'has a bye'
      : entries.length > 0
        ? 'absent'
        : next.free.some(free => free.player === player)
          ? 'out'
          : 'not paired';
  return [text(STATES[state], { player: label(wallList, player) })];
}

/** The last round before one in which two have met; 0: none. */
function lastMeeting(wallList: WallList, round: RoundNo, one: number, other: number): number {
  for (let at = round - 1; at > 0; at--)
    if (entriesIn(wallList, one, at).some(entry => entry.kind === 'game' && entry.opponent === other))
      return at;
  return 0;
}
