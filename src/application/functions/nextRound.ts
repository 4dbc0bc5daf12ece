import { problemSentence, type Text } from '../../sheet/wording';
import { pairNextRound, type PairedGame } from '../../pairing/nextRound';
import { remarkValues, type Remark } from '../../pairing/game/remark';
import { withoutOpponent, type WithoutOpponent } from '../../pairing/round/withoutOpponent';
import type { OpenEvent } from '../../pairing/round/openEvent';
import type { ProblemCode } from '../../tournament/problem';
import type { WallList } from '../../tournament/wallList';
import { readArguments, type Argument, type Cell, type Table } from './argument';
import { answeredIfReadable, tooLargeFor } from './answer';
import type { TournamentInput } from '../read/input';
import { firstOf } from './placeInRange';

const TITLES = ['table', 'blackNo', 'black', 'whiteNo', 'white', 'handicap', 'komi', 'remarks'] as const;

/** The pairing that the sidebar would write now, or one sentence with the reason why there is none. */
export function NEXTROUND(wallList: Argument, settings?: Argument): Table {
  const input = readArguments(wallList, settings);
  return answeredIfReadable(input, event => nextRoundTable(input, event), 'list');
}

function nextRoundTable(input: TournamentInput, event: OpenEvent): Table {
  const { text } = input;
  const tooLarge = tooLargeFor(input, event);
  if (tooLarge) return tooLarge;
  const next = pairNextRound(event);
  if (next.kind === 'cannot pair') return [[firstOf(input, next.problems)]];
  const unavoidable = next.warnings.find(({ code }) => code === 'noPairingWithoutRepeat');
  const warned = unavoidable ? next.games.find(isRepeat) : undefined;
  const ofRound = next.warnings.filter(({ code }) => OF_ROUND.includes(code));
  const rows = next.games.map((game, index) => {
    const remarks = game.remarks.map(remark => remarkSentence(remark, event.wallList, text));
    const roundRemarks = [
      ...(index === 0 ? ofRound : []),
      ...(unavoidable && game === warned ? [unavoidable] : []),
    ].map(problem => problemSentence(text, problem));
    return gameRow(game, event.wallList, [...roundRemarks, ...remarks]);
  });
  const alone = withoutOpponent(next).map(one => aloneRow(one, event.wallList, text));
  return [TITLES.map(title => text(`next.${title}`)), ...rows, ...alone];
}

/** Warnings about the round, which stand with its first game; the row of a bye has no remarks. */
const OF_ROUND: readonly ProblemCode[] = [
  'roundOfNobody',
  'notInStage',
  'joinsTooLate',
  'noBoard',
  'seedsMoved',
  'tableLeft',
  'pairingNotProved',
  'groupsMixed',
  'byeOutOfTurn',
  'moreByes',
  'byeFollows',
  'byeNotDue',
  'forbiddenFixedPair',
  'forbiddenByTable',
  'forbiddenToCome',
];

function gameRow(game: PairedGame, { players }: WallList, remarks: readonly string[]): readonly Cell[] {
  const [black, white] = [players[game.black], players[game.white]];
  return [
    game.table,
    black?.no ?? '',
    black?.name ?? '',
    white?.no ?? '',
    white?.name ?? '',
    game.handicap,
    game.komi / 2,
    remarks.join(' '),
  ];
}

const isRepeat = ({ fixed, remarks }: PairedGame): boolean =>
  !fixed && remarks.some(({ kind }) => kind === 'repeat');

function aloneRow(
  { player: index, as }: WithoutOpponent,
  { players }: WallList,
  text: Text,
): readonly Cell[] {
  const player = players[index];
  return [text(`next.${as}`), player?.no ?? '', player?.name ?? '', '', '', '', '', ''];
}

/** The sentence of a remark on a game. */
export const remarkSentence = (remark: Remark, wallList: WallList, text: Text): string =>
  text(`remark.${remark.kind}`, remarkValues(remark, wallList));
