import type { PairedGame } from '../../pairing/game/pairedGame';
import { problemSentence, type Text } from '../../sheet/wording';
import { pairNextRound } from '../../pairing/nextRound';
import { remarkValues, type Remark } from '../../pairing/game/remark';
import { withoutOpponent, type WithoutOpponent } from '../../pairing/round/withoutOpponent';
import type { OpenEvent } from '../../pairing/round/openEvent';
import type { Problem, ProblemCode } from '../../tournament/problem';
import type { WallList } from '../../tournament/wallList';
import type { Cell, Table } from '../catalogue/table';
import type { TournamentInput } from '../read/tournament';
import { readArguments, type Argument } from './argument';
import { answeredIfReadable, tooLargeFor } from './answer';
import { firstProblemOf } from './placeInRange';

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
  if (next.kind === 'cannot pair') return [[firstProblemOf(input, next.problems)]];
  const unavoidable = next.warnings.find(({ code }) => code === 'noPairingWithoutRepeat');
  const warned = unavoidable ? next.games.find(isRepeat) : undefined;
  const ofRound = next.warnings.filter(({ code }) => !OF_GAME.includes(code)).map(sentence);
  const games = next.games.map(game => {
    const remarks = game.remarks.map(remark => remarkSentence(remark, event.wallList, text));
    const repeated = unavoidable && game === warned ? [sentence(unavoidable)] : [];
    return gameRow(game, event.wallList, [...repeated, ...remarks]);
  });
  const alone = withoutOpponent(next).map(person => aloneRow(person, event.wallList, text));
  // What is said of the whole round stands in its first row.
  const rows = [...games, ...alone].map((row, index) =>
    index > 0 ? row : [...row.slice(0, -1), [...ofRound, row[row.length - 1]].join(' ').trim()],
  );
  return [TITLES.map(title => text(`next.${title}`)), ...rows];

  function sentence(problem: Problem): string {
    return problemSentence(text, problem);
  }
}

const OF_GAME: readonly ProblemCode[] = ['noPairingWithoutRepeat', 'outOfTable'];

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

export const remarkSentence = (remark: Remark, wallList: WallList, text: Text): string =>
  text(`remark.${remark.kind}`, remarkValues(remark, wallList));
