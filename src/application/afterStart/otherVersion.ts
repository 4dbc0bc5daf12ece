import { pairedAsTies } from '../../pairing/byHand/byHand';
import { pairNextRound } from '../../pairing/nextRound';
import { makeOpenEvent } from '../../pairing/round/makeOpenEvent';
import { excerpt } from '../../sheet/cells/cell';
import type { Block } from '../../sheet/cells/block';
import type { PairedFrom } from '../../sheet/write/pairedFrom';
import { pairedRounds, placedLast, type PairedRoundLogged } from '../../sheet/write/pairedRounds';
import { pairKey, pairsIn } from '../../sheet/write/pairsIn';
import type { Workbook } from '../workbook/workbook';
import type { View } from '../protocol/protocol';
import { LOOK_AGAIN, type Reply } from '../protocol/reply';
import type { Tournament } from '../read/tournament';
import { fingerprint } from '../write/fingerprint';
import { readEveryAction } from '../write/log';
import { VERSION } from '../workbook/version';
import { namesInShort } from './placesMoved';
import { placesIn } from './placesAfter';
import { carriedOut } from './confirmChanges';
import type { PlayerIndex } from '../../tournament/indices';
import { settingBlock } from './settingBlock';

type VersionView = Extract<View, { readonly view: 'version' }>;

/** Players times rounds that one request pairs again, from the last round back. */
const AT_ONCE = 3000;
/** Characters of a version; anything can be typed there. */
const LONG = 40;
/** Pairs or places that a sentence names. */
const MOST_NAMED = 4;

/**
 * The question before another version takes over: what it would do otherwise in rounds that are played, compared
 * with what the Log has of them. Undefined where the event is held with this version, or nobody has said with
 * which.
 */
export function versionView(workbook: Workbook, tournament: Tournament): VersionView | undefined {
  const { settings, text } = tournament;
  const { version } = settings;
  if (version === '' || version === VERSION) return undefined;
  const actions = readEveryAction(workbook);
  const blocksOf = new Map(actions.map(({ no, blocks }) => [no, blocks]));
  const rounds = pairedRounds(actions);
  const most = Math.max(1, Math.floor(AT_ONCE / tournament.reading.wallList.players.length));
  const compared = rounds.slice(-most);
  const differences = compared.flatMap(round => {
    const [pairs, places] = [otherPairs(round, blocksOf.get(round.no) ?? []), otherPlaces(round)];
    return [
      ...(places ? [text('summary.otherPlaces', { round: round.round, ...places })] : []),
      ...(pairs ? [text('summary.otherPairs', { round: round.round, ...pairs })] : []),
    ];
  });
  const end = placedLast(actions);
  const atEnd = end && otherPlaces(end);
  if (end && atEnd) differences.push(text('summary.placesAtEnd', { round: end.round, ...atEnd }));
  return {
    view: 'version',
    from: excerpt(version, LONG),
    to: VERSION,
    rounds: compared.map(({ round }) => round),
    differences,
    seen: fingerprint([[version, VERSION, ...differences]]),
  };
}

/** Writes this version into Settings. To be called under the lock. */
export function takeVersion(workbook: Workbook, tournament: Tournament, seen: string): Reply {
  const view = versionView(workbook, tournament);
  if (!view || view.seen !== seen) return view ?? LOOK_AGAIN;
  const { text } = tournament;
  const what = text('action.version', { from: view.from, to: view.to });
  return carriedOut(workbook, tournament, what, settingBlock(tournament, 'version', view.to));
}

interface WasAndNow {
  readonly was: string;
  readonly now: string;
}

/** Pairs that this version makes otherwise; undefined where it makes the same, or the Log does not tell by numbers. */
function otherPairs(pairing: PairedRoundLogged, blocks: readonly Block[]): WasAndNow | undefined {
  const { wallList, settings, round } = pairing;
  // A bye follows from the games.
  const written = new Set([...pairsIn(blocks)].filter(pair => !pair.startsWith('0,')));
  if (written.size === 0) return undefined;
  const no = (player: PlayerIndex): number => wallList.players[player]?.no ?? 0;
  wallList.players.forEach((_, player) =>
    wallList.entries[player]?.[round - 1]?.forEach(entry => {
      if (entry.kind === 'game') written.add(pairKey(no(player), entry.opponentNo));
    }),
  );
  const paired = pairNextRound(makeOpenEvent(pairedAsTies(wallList, round), settings));
  const games = paired.kind === 'cannot pair' || paired.round !== round ? [] : paired.games;
  const now = new Set(games.map(({ black, white }) => pairKey(no(black), no(white))));
  const [lost, made] = [
    [...written].filter(pair => !now.has(pair)),
    [...now].filter(pair => !written.has(pair)),
  ];
  return lost.length + made.length === 0 ? undefined : { was: pairWords(lost), now: pairWords(made) };
}

const listed = (some: readonly string[]): string =>
  some.length === 0 ? '–' : namesInShort(some, MOST_NAMED);

const pairWords = (some: readonly string[]): string => listed(some.map(pair => pair.replace(',', '–')));

/** Places that this version counts otherwise: before a round, or at the end. */
function otherPlaces({ wallList, settings, places }: PairedFrom): WasAndNow | undefined {
  if (!places || places.length !== wallList.players.length) return undefined;
  const place = placesIn(makeOpenEvent(wallList, settings));
  const moved = wallList.players.flatMap(({ name }, player) =>
    places[player] === place[player]
      ? []
      : [{ was: `${name} ${places[player] || '–'}`, now: `${name} ${place[player] || '–'}` }],
  );
  if (moved.length === 0) return undefined;
  return { was: listed(moved.map(({ was }) => was)), now: listed(moved.map(({ now }) => now)) };
}
