import { label } from '../../pairing/remark';
import { whatIf, type WhatIf } from '../../pairing/whatIf';
import type { Standing } from '../../standings/standing';
import { singleText, type Argument, type Cell, type Table } from './argument';
import { findPlayer } from './explain';
import { answered, readGiven, type Given } from './given';
import { withWeighedRound } from './pairingReport';

/**
 * Why two players do not meet in the next round: one sentence, and where they could meet what the best pairing with their game
 * pays in each criterion, and its other games.
 */
export function WHYNOT(wallList: Argument, player: Argument, opponent: Argument, settings?: Argument): Table {
  const given = readGiven(wallList, settings);
  return answered(given, standing => {
    const { players } = standing.wallList;
    const [one, other] = [singleText(player), singleText(opponent)].map(
      who => [who, findPlayer(players, who)] as const,
    ) as [readonly [string, number], readonly [string, number]];
    const unknown = [one, other].find(([, index]) => index < 0);
    if (unknown) return [[given.text('problem.unknownPlayer', { text: unknown[0] })]];
    return withWeighedRound(given, standing, ({ optima }) =>
      answer(given, standing, [one[1], other[1]], whatIf(optima, one[1], other[1])),
    );
  });
}

function answer(
  { text }: Given,
  { wallList }: Standing,
  [player, opponent]: readonly [number, number],
  found: WhatIf,
): Table {
  const names = { one: label(wallList, player), other: label(wallList, opponent) };
  switch (found.kind) {
    case 'paired':
      return [[text('why.paired', names)]];
    case 'not together':
      return [[text('why.notTogether', names)]];
    case 'repeat':
      return [[text('why.repeat', { ...names, round: found.lastRound })]];
    case 'forbidden':
      return [[text('why.forbidden', names)]];
    case 'no pairing':
      return [[text('why.noPairing', names)]];
    case 'possible': {
      const worse = found.criteria.find(({ now, then }) => then > now);
      const { fault } = found;
      const sentence =
        fault !== undefined
          ? text('why.notProved', { ...names, fault })
          : worse === undefined
            ? text('why.equal', names)
            : text('why.worse', { ...names, criterion: text(`criterion.${worse.weight}`) });
      const rows = found.criteria.map(({ weight, now, then }): readonly Cell[] => [
        text(`criterion.${weight}`),
        now,
        then,
        then - now,
      ]);
      const games = found.games.map(game => game.map(one => label(wallList, one)).join(' – '));
      return [
        [sentence, '', '', ''],
        [text('report.criterion'), text('why.now'), text('why.then'), text('why.difference')],
        ...rows,
        ...games.map((game, k): readonly Cell[] => [k === 0 ? text('why.games') : '', game, '', '']),
      ];
    }
  }
}
