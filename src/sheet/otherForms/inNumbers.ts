import { opposite, type Colour, type Outcome } from '../../tournament/game';
import { textOf, type Values } from '../cells/cell';
import { readColour } from '../frame/colourColumns';
import { readFrame, type Frame } from '../frame/frame';
import { makeEntry, parseEntries } from '../cells/notation';
import { joinOpponentAndResult } from '../read/opponentResult';
import type { CellChange } from '../cells/block';
import type { WallListReading } from '../read/wallListReading';
import { makePlayersMeant, type PlayersMeant } from './playersMeant';
import { resultsBeside } from './resultsBeside';
import { writtenOpponent, writtenResult, type WrittenResult } from './writtenResult';
import type { PlayerIndex, RoundIndex } from '../../tournament/indices';

export type FormDoubt =
  'nameUnknown' | 'nameTwice' | 'winnerUnknown' | 'twoMeanings' | 'resultMissing' | 'unread';

export interface DoubtfulCell {
  readonly row: number;
  readonly column: number;
  readonly text: string;
  readonly why: FormDoubt;
  readonly name: string;
  readonly players: readonly number[];
  readonly choices: readonly string[];
}

export interface InNumbers {
  readonly changes: readonly CellChange[];
  readonly doubts: readonly DoubtfulCell[];
}

/** A cell that is no entry, joined with the cell of its result. */
interface FormCell {
  readonly player: PlayerIndex;
  readonly round: RoundIndex;
  readonly row: number;
  readonly column: number;
  readonly text: string;
  readonly said: WrittenResult | undefined;
  readonly name: string;
  readonly players: readonly number[];
}

/** Cells whose opponent and result are certain; they count from the range. */
export function inNumbers(reading: WallListReading, values: Values): InNumbers {
  const frame = readFrame(values);
  const cells = cellsOf(reading, values, frame, makePlayersMeant(reading.wallList));
  const at = new Map(cells.map(cell => [`${cell.player},${cell.round}`, cell]));
  // W is won where another cell says L.
  const hasLost = cells.some(({ said }) => said?.letter === 'l');
  const changes: CellChange[] = [];
  const doubts: DoubtfulCell[] = [];
  for (const cell of cells) {
    const resolution = resolved(cell, reading, hasLost, at);
    const { row, column, text, name, players } = cell;
    if (resolution.kind === 'doubt') doubts.push({ row, column, text, name, players, ...resolution });
    else changes.push({ row, column, before: text, after: resolution.entry });
  }
  return { changes, doubts };
}

function cellsOf(
  { rows, rounds }: WallListReading,
  values: Values,
  frame: Frame,
  meant: PlayersMeant,
): readonly FormCell[] {
  const halves = frame.header?.halves ?? [];
  const joined = joinOpponentAndResult(values, rows, halves);
  return rounds.flatMap((columns, round) => {
    const [column] = columns;
    if (column === undefined || columns.length > 1) return [];
    const beside = halves.find(({ opponent }) => opponent === column)?.result;
    const result = beside ?? resultsBeside(values, frame, column);
    const hue = frame.header?.colours.find(roundColumn => roundColumn.round === column)?.column;
    return rows.flatMap((row, player): readonly FormCell[] => {
      const text = textOf(values[row]?.[column]);
      const read = parseEntries(textOf(joined[row]?.[column]));
      if (text === '' || !('kind' in read)) return [];
      const besideText = result === undefined ? '' : textOf(values[row]?.[result]);
      const colour = hue === undefined ? undefined : readColour(values[row]?.[hue]);
      const alike = besideText === '' ? alone(text, meant, player) : together(text, besideText);
      const reading = alike && colour && !alike.colour ? { ...alike, colour } : alike;
      const name = reading ? reading.opponent : writtenOpponent(text).opponent;
      const players = name === '' ? [] : meant(name, player);
      return [{ player, round, row, column, text, said: reading, name, players }];
    });
  });
}

/** `B+` is a margin, unless somebody is called B. */
function alone(text: string, meant: PlayersMeant, player: PlayerIndex): WrittenResult | undefined {
  const written = writtenResult(text);
  if (!written?.winner) return written;
  const name = text.slice(0, text.indexOf('+'));
  return text.trim().endsWith('+') && meant(name, player).length > 0
    ? { ...written, opponent: name, outcome: 'won', winner: undefined }
    : written;
}

function together(text: string, beside: string): WrittenResult | undefined {
  const result = writtenResult(beside);
  if (!result || result.opponent !== '') return undefined;
  const { opponent, colour } = writtenOpponent(text);
  return { ...result, opponent, colour };
}

type Resolved =
  | { readonly kind: 'entry'; readonly entry: string }
  | { readonly kind: 'doubt'; readonly why: FormDoubt; readonly choices: readonly string[] };

const doubt = (why: FormDoubt, choices: readonly string[] = []): Resolved => ({
  kind: 'doubt',
  why,
  choices,
});

function resolved(
  cell: FormCell,
  { wallList }: WallListReading,
  hasLost: boolean,
  at: ReadonlyMap<string, FormCell>,
): Resolved {
  const { said, name, players, round } = cell;
  const noOf = (player: PlayerIndex): number => wallList.players[player]?.no ?? 0;
  const [player] = players;
  if (!said)
    return players.length === 1 && player !== undefined
      ? doubt('resultMissing', [`${noOf(player)}?`])
      : doubt('unread');
  if (name === '') return doubt('unread');
  if (player === undefined) return doubt('nameUnknown');
  const text = (opponent: PlayerIndex, outcome: Outcome, colour: Colour | undefined = said.colour): string =>
    makeEntry({
      kind: 'game',
      opponentNo: noOf(opponent),
      outcome,
      colour,
      handicap: 0,
      byDefault: said.byDefault,
      moves: undefined,
    });
  if (said.letter === 'w' && !hasLost)
    return doubt(
      'twoMeanings',
      players.map(index => text(index, 'won')),
    );
  const { outcome, winner } = said;
  if (players.length > 1)
    return doubt('nameTwice', outcome === undefined ? [] : players.map(index => text(index, outcome)));
  if (outcome !== undefined) return { kind: 'entry', entry: text(player, outcome) };
  const other = mirrorOf(cell, player, wallList.entries[player]?.[round] ?? [], at);
  if (winner !== undefined) {
    const colour = said.colour ?? (other.colour && opposite(other.colour));
    return colour
      ? { kind: 'entry', entry: text(player, winner === colour ? 'won' : 'lost', colour) }
      : doubt('winnerUnknown', [text(player, 'won', winner), text(player, 'lost', opposite(winner))]);
  }
  // A game by default: the opponent's cell may say who was there.
  if (other.outcome === 'lost') return { kind: 'entry', entry: text(player, 'won') };
  if (other.outcome === 'won') return { kind: 'entry', entry: text(player, 'lost') };
  return doubt('winnerUnknown', [text(player, 'won'), text(player, 'lost')]);
}

function mirrorOf(
  { player, round }: FormCell,
  opponent: PlayerIndex,
  entries: WallListReading['wallList']['entries'][number][number],
  at: ReadonlyMap<string, FormCell>,
): Pick<WrittenResult, 'outcome' | 'colour'> {
  const entry = entries.find(candidate => candidate.kind === 'game' && candidate.opponent === player);
  if (entry?.kind === 'game') return entry;
  const cell = at.get(`${opponent},${round}`);
  const isOfGame = cell?.players.length === 1 && cell.players[0] === player;
  return {
    outcome: isOfGame ? cell.said?.outcome : undefined,
    colour: isOfGame ? cell.said?.colour : undefined,
  };
}
