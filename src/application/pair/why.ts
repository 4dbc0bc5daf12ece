import { label } from '../../pairing/game/remark';
import { pairNextRound } from '../../pairing/nextRound';
import { pairWeighedRound } from '../../pairing/weighedRound';
import { CRITERIA } from '../../pairing/criteria/criteria';
import type { Text } from '../../sheet/wording';
import type { TextKey } from '../../text/en';
import { THE_BYE, type OpponentOrBye } from '../../pairing/optimum/theBye';
import type { ProvedRound } from '../../pairing/swiss/pairRound';
import { whyNot } from '../../pairing/whyNot';
import { isError } from '../../tournament/problem';
import { findAsked } from './askedPlayer';
import { preview, previewWith } from './pair';
import type { Request, View, WhyView } from '../protocol/protocol';
import type { Tournament } from '../read/tournament';
import { askedBye, givenSentences, insteadOf, whySentences } from '../functions/whyWords';
import type { Workbook } from '../workbook/workbook';

type WhyRequest = Extract<Request, { readonly ask: 'why' }>;

/** The preview of the next round, with the reason why two players meet in it or do not. Nothing is written. */
export function previewWhy(workbook: Workbook, tournament: Tournament, request: WhyRequest): View {
  const { event, problems } = tournament;
  if (problems.some(isError)) return preview(workbook, tournament);
  const proved = pairWeighedRound(event);
  if (proved === undefined || !('paired' in proved)) return preview(workbook, tournament);
  const why = whyOf(tournament, proved, request);
  return previewWith(workbook, tournament, proved.paired, request.seen, why);
}

function whyOf(
  { event, reading, text }: Tournament,
  proved: ProvedRound,
  { first, second }: WhyRequest,
): WhyView {
  const { wallList } = reading;
  const asked = { first, second, sentences: [], games: [] };
  const [one, found] = [findAsked(wallList.players, first), findAsked(wallList.players, second)];
  const other: OpponentOrBye = found < 0 && askedBye(text, second) ? THE_BYE : found;
  const unknown = one < 0 ? first : other !== THE_BYE && other < 0 ? second : undefined;
  if (unknown !== undefined)
    return { ...asked, sentences: [text('problem.unknownPlayer', { text: unknown })] };
  const answer = whyNot(event, proved, one, other);
  const instead = insteadOf(answer);
  const next = answer.kind === 'not paired' ? pairNextRound(event) : undefined;
  const sentences =
    next?.kind === 'paired'
      ? givenSentences(text, event, next, [one, other])
      : whySentences(text, wallList, [one, other], answer);
  return {
    ...asked,
    sentences,
    words: meaningsIn(text, sentences),
    games: instead?.games.map(game => game.map(player => label(wallList, player)).join(' – ')) ?? [],
  };
}

const EXPLAINED = [
  ['criterion.float', 'summary.means.float'],
  ['criterion.seeding', 'summary.means.seeding'],
] as const satisfies readonly (readonly [TextKey, TextKey])[];

/** Explains the words that stand in these sentences. */
function meaningsIn(text: Text, sentences: readonly string[]): readonly string[] {
  const wording = sentences.join(' ');
  const asMany = CRITERIA.flatMap(({ weight }) =>
    (['why.worseGames', 'why.betterGames'] as const).map(key =>
      text(key, { criterion: text(`criterion.${weight}`) }),
    ),
  );
  return [
    ...EXPLAINED.flatMap(([criterion, means]) =>
      wording.includes(text(criterion)) ? [text(means, { criterion: text(criterion) })] : [],
    ),
    ...(asMany.some(phrase => wording.includes(phrase)) ? [text('summary.means.asMany')] : []),
  ];
}
