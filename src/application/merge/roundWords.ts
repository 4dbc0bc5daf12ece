import { makeEntries, makeEntry } from '../../sheet/cells/notation';
import { resultCell } from '../files/importedRounds';
import type { Text } from '../../sheet/wording';
import type { Entry, Game } from '../../tournament/game';
import type { AskOfBoth } from './decisions';
import type { CellsOfRound } from './cellsOfRound';
import type { PlayerIndex, RoundNo } from '../../tournament/indices';

export interface RoundWords {
  readonly askPairing: (
    here: CellsOfRound,
    copy: CellsOfRound,
    parted: readonly number[],
    ask: AskOfBoth,
  ) => ReturnType<AskOfBoth>;
  readonly askEntry: (
    here: CellsOfRound,
    copy: CellsOfRound,
    player: PlayerIndex,
    at: number,
    ask: AskOfBoth,
  ) => ReturnType<AskOfBoth>;
  readonly taken: (before: CellsOfRound, after: CellsOfRound) => readonly string[];
}

/** Games that a question names; the others are counted. */
const MOST_GAMES = 6;

/** Players are called by `label`, as the list has them after the merge. */
export function makeRoundWords(
  round: RoundNo,
  label: (player: PlayerIndex) => string,
  text: Text,
): RoundWords {
  const say = { label, text };
  return {
    askPairing: (here, copy, parted, ask) => {
      const [ours, theirs] = [here, copy].map(cells => linesOf(say, cells, parted));
      const shown = (lines: readonly string[] = []): string =>
        [...lines.slice(0, MOST_GAMES), ...(lines.length > MOST_GAMES ? ['…'] : [])].join('; ');
      return ask(text('merge.pairing', { round, players: parted.length }), [
        { answer: 'here', label: text('merge.asHere', { value: shown(ours) }) },
        { answer: 'copy', label: text('merge.asCopy', { value: shown(theirs) }) },
      ]);
    },
    askEntry: (here, copy, player, at, ask) => {
      const [ours, theirs] = [here, copy].map(cells => entryWords(say, cells, player, at));
      const isTold = ours?.value !== theirs?.value;
      const value = (words: typeof ours): string => (isTold ? words?.value : words?.cells) ?? '';
      return ask(text('merge.entry', { round, who: ours?.who ?? '' }), [
        { answer: 'here', label: text('merge.asHere', { value: value(ours) }) },
        { answer: 'copy', label: text('merge.asCopy', { value: value(theirs) }) },
      ]);
    },
    taken: (before, after) => {
      const games = gamesIn(after).filter(game => !meets(before, game));
      const otherLines = after.flatMap((cell, player): readonly string[] => {
        const was = before[player] ?? [];
        return cell.flatMap((entry, at): readonly string[] => {
          const old = was[at];
          const isNew = old === undefined || makeEntry(old) !== makeEntry(entry);
          const isGame = entry.kind === 'game' && entry.opponent >= 0;
          if (!isNew || (isGame && (entry.opponent < player || !meets(before, [player, entry.opponent]))))
            return [];
          const { who, value } = entryWords(say, after, player, at);
          return [text('merge.inRound', { round, who, value })];
        });
      });
      return [
        ...(games.length > 0 ? [text('merge.games', { round, games: games.length })] : []),
        ...otherLines,
      ];
    },
  };
}

type WordsOfList = { readonly label: (player: PlayerIndex) => string; readonly text: Text };
type Pair = readonly [number, number];

const gamesIn = (cells: CellsOfRound): readonly Pair[] =>
  cells.flatMap((cell, player) =>
    cell.flatMap((entry): readonly Pair[] =>
      entry.kind === 'game' && entry.opponent > player ? [[player, entry.opponent]] : [],
    ),
  );

const meets = (cells: CellsOfRound, [player, opponent]: Pair): boolean =>
  (cells[player] ?? []).some(entry => entry.kind === 'game' && entry.opponent === opponent);

const linesOf = (say: WordsOfList, cells: CellsOfRound, players: readonly number[]): readonly string[] => [
  ...new Set(
    players.flatMap(player =>
      (cells[player] ?? []).map((_, at) => {
        const { who, value } = entryWords(say, cells, player, at);
        return `${who}: ${value}`;
      }),
    ),
  ),
];

/** `3 Ann – 5 Bo` and `1-0`; Black first where that is known. */
function entryWords(
  { label, text }: WordsOfList,
  cells: CellsOfRound,
  player: PlayerIndex,
  at: number,
): { readonly who: string; readonly value: string; readonly cells: string } {
  const entry = cells[player]?.[at];
  if (entry?.kind !== 'game')
    return {
      who: label(player),
      value: entry ? freeWords(text, entry) : '',
      cells: makeEntries(entry ? [entry] : []),
    };
  if (entry.opponent < 0) return { who: label(player), value: makeEntry(entry), cells: makeEntry(entry) };
  const theirs = (cells[entry.opponent] ?? []).find(
    (cell): cell is Game => cell.kind === 'game' && cell.opponent === player,
  );
  const isWhite =
    entry.colour === 'white' ||
    theirs?.colour === 'black' ||
    (entry.colour === undefined && entry.opponent < player);
  const [mine, other] = [entry.outcome, theirs?.outcome ?? 'unknown'];
  const [black, white] = isWhite ? [entry.opponent, player] : [player, entry.opponent];
  const result = isWhite
    ? resultCell(other, mine, entry.byDefault, text)
    : resultCell(mine, other, entry.byDefault, text);
  const both = [entry, ...(theirs ? [theirs] : [])].map(game => makeEntry(game));
  return {
    who: `${label(black)} – ${label(white)}`,
    value: result || text('merge.noResult'),
    cells: (isWhite ? [...both].reverse() : both).join(' · '),
  };
}

function freeWords(text: Text, entry: Exclude<Entry, Game>): string {
  const cell = makeEntries([entry]);
  if (entry.as === 'bye') return text('merge.bye', { cell });
  return text(entry.worth === 'half' ? 'merge.agreed' : 'merge.absent', { cell });
}
