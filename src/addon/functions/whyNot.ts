import { label } from '../../pairing/remark';
import { whatIf, type WhatIf } from '../../pairing/whatIf';
import type { Standing } from '../../standings/standing';
import { singleText, type Argument, type Cell, type Table } from './argument';
import { findPlayer } from './explain';
import { answeredIfReadable, readGiven, type Given } from './given';
import { withWeighedRound } from './pairingReport';
import { insteadOf, whySentences } from '../whyWords';

/**
 * Why two players do not meet in the next round: one sentence, and where they could meet what the best pairing with their game
 * pays in each criterion, and its other games.
 */
export function WHYNOT(wallList: Argument, player: Argument, opponent: Argument, settings?: Argument): Table {
  const given = readGiven(wallList, settings);
  const why = (standing: Standing): Table => {
    const { players } = standing.wallList;
    const [one, other] = [singleText(player), singleText(opponent)].map(
      who => [who, findPlayer(players, who)] as const,
    ) as [readonly [string, number], readonly [string, number]];
    const unknown = [one, other].find(([, index]) => index < 0);
    if (unknown) return [[given.text('problem.unknownPlayer', { text: unknown[0] })]];
    return withWeighedRound(given, standing, ({ optima }) =>
      answer(given, standing, [one[1], other[1]], whatIf(optima, one[1], other[1])),
    );
  };
  return answeredIfReadable(given, why, 'contestants');
}

function answer(
  { text }: Given,
  { wallList }: Standing,
  players: readonly [number, number],
  found: WhatIf,
): Table {
  const sentence = whySentences(text, wallList, players, found).join(' ');
  const instead = insteadOf(found);
  if (!instead) return [[sentence]];
  const rows = instead.criteria.map(({ weight, now, then }): readonly Cell[] => [
    text(`criterion.${weight}`),
    now,
    then,
    then - now,
  ]);
  const games = instead.games.map(game => game.map(one => label(wallList, one)).join(' – '));
  const then = text(found.kind === 'paired' ? 'why.thenWithout' : 'why.then');
  return [
    [sentence, '', '', ''],
    [text('report.criterion'), text('why.now'), then, text('why.difference')],
    ...rows,
    ...games.map((game, k): readonly Cell[] => [k === 0 ? text('why.games') : '', game, '', '']),
  ];
}
