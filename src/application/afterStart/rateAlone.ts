import type { RatedResult } from '../../tournament/setting/kinds';
import { SETTINGS } from '../../tournament/settings';
import { knownResults, roundSheets } from '../read/roundSheets';
import { withPastOf, type PastChange } from '../../pairing/byHand/pastChanges';
import { textOf } from '../../sheet/cells/cell';
import { makeEntries } from '../../sheet/cells/notation';
import { findPair } from '../../sheet/rounds/roundPair';
import { parseResult, RESULTS, resultWord } from '../../sheet/rounds/roundResult';
import { makeSettingValue } from '../../sheet/settings/makeSettingValue';
import { colourWords, entryBeside } from '../../sheet/write/coloursBeside';
import { valueWord } from '../../sheet/wording';
import type { Block, CellChange } from '../../sheet/cells/block';
import { OPPOSITE_OUTCOME, type Game } from '../../tournament/game';
import { ratedResultOf } from '../../tournament/ratedResults';
import { entriesIn, type WallList } from '../../tournament/wallList';
import type { Workbook } from '../workbook/workbook';
import { entryBlocks } from '../read/listRows';
import type { Tournament } from '../read/tournament';
import type { PlayerIndex, RoundNo } from '../../tournament/indices';
import { settingBlock } from './settingBlock';

/** A corrected game, with Black first where the colours are known. */
interface Corrected {
  readonly round: RoundNo;
  readonly players: readonly [number, number];
  readonly before: readonly [Game, Game];
  readonly result: RatedResult['result'];
}

interface RatedAlone {
  /** Belong to the list and the sheets of rounds. */
  readonly blocks: readonly Block[];
  /** Belong to Settings. */
  readonly own: readonly Block[];
  readonly games: string;
  readonly rated: readonly RatedResult[];
}

/**
 * The cells that count corrected results for ratings alone: the list and the sheets of rounds get back what the next round was paired
 * by, and Settings name the games. Undefined where anything but the result of a game has changed.
 */
export function rateAloneBlocks(
  workbook: Workbook,
  tournament: Tournament,
  then: WallList,
  changes: readonly PastChange[],
): RatedAlone | undefined {
  const { reading, settings, text, settingsAt } = tournament;
  const { wallList } = reading;
  const old = withPastOf(then, wallList, changes);
  const games = correctedIn(wallList, old, changes);
  if (!games || !settingsAt) return undefined;
  const cells = changes.map(({ player, round }) => cellChange(tournament, old, player, round));
  if (cells.some(cell => cell === undefined)) return undefined;
  const no = (player: PlayerIndex): number => wallList.players[player]?.no ?? 0;
  const fresh = games.map(({ round, players, result }): RatedResult => ({
    round,
    players: [no(players[0]), no(players[1])],
    result,
  }));
  const isFresh = (result: RatedResult): boolean =>
    fresh.some(
      ({ round, players }) => round === result.round && players.every(each => result.players.includes(each)),
    );
  const rated = [...settings.ratedResults.filter(result => !isFresh(result)), ...fresh];
  const valueOf = (results: readonly RatedResult[]): string =>
    makeSettingValue(results, SETTINGS.ratedResults.kind, word => valueWord(text, word));
  const blocks = [
    ...entryBlocks(tournament, cells as readonly CellChange[]),
    ...games.flatMap(game => sheetBlocks(workbook, tournament, game)),
  ];
  const settingBlocks = settingBlock(tournament, 'ratedResults', valueOf(rated));
  return { blocks, own: settingBlocks, games: valueOf(fresh), rated };
}

/** The games whose result alone is another; undefined where something else changed too, or one cell of the two. */
function correctedIn(
  now: WallList,
  old: WallList,
  changes: readonly PastChange[],
): readonly Corrected[] | undefined {
  const games: Corrected[] = [];
  for (const { player, round } of changes) {
    const [was, is] = [onlyGame(old, player, round), onlyGame(now, player, round)];
    if (!was || !is || was.opponent !== is.opponent) return undefined;
    const isOther = changes.some(change => change.player === was.opponent && change.round === round);
    const [other, answer] = [onlyGame(old, was.opponent, round), onlyGame(now, was.opponent, round)];
    // Whom the opponent's cell of before names is seen in the opponent's own turn.
    if (!isOther || !other || !answer || answer.opponent !== player) return undefined;
    if (was.colour === 'white' || (was.colour === undefined && player > was.opponent)) continue;
    const result = ratedResultOf(is.outcome, answer.outcome);
    const isCounted = other.outcome === OPPOSITE_OUTCOME[was.outcome];
    if (!result || (!isCounted && was.outcome !== 'lost')) return undefined;
    games.push({ round, players: [player, was.opponent], before: [was, other], result });
  }
  return games.length * 2 === changes.length ? games : undefined;
}

function onlyGame(list: WallList, player: PlayerIndex, round: RoundNo): Game | undefined {
  const [entry, ...more] = entriesIn(list, player, round);
  return entry?.kind === 'game' && more.length === 0 ? entry : undefined;
}

function cellChange(
  { reading, list }: Tournament,
  old: WallList,
  player: PlayerIndex,
  round: RoundNo,
): CellChange | undefined {
  const [row, columns] = [reading.rows[player], reading.rounds[round - 1] ?? []];
  const [column] = columns;
  if (row === undefined || column === undefined || columns.length > 1) return undefined;
  const words = colourWords(reading, list.values);
  const entries = entriesIn(old, player, round).map(
    entry => entryBeside(reading, list.values, words, row, column, entry).entry,
  );
  return { row, column, before: textOf(list.values[row]?.[column]), after: makeEntries(entries) };
}

/** The result beside the game in the sheet of its round, where it was corrected there too. */
function sheetBlocks(
  workbook: Workbook,
  { reading, settings, text }: Tournament,
  { round, players, before: [mine, theirs] }: Corrected,
): readonly Block[] {
  return roundSheets(workbook, round).flatMap(({ sheet, values, table }) => {
    if (!table) return [];
    return table.rows.flatMap((row): readonly Block[] => {
      const pair = findPair(reading, row, round);
      // Neither player has another game in the round.
      if (!pair || !players.includes(pair.black.player)) return [];
      const isBlack = pair.black.player === players[0];
      const [black, white] = isBlack ? [mine.outcome, theirs.outcome] : [theirs.outcome, mine.outcome];
      const typed = textOf(values[row.row]?.[table.resultColumn]);
      const read = parseResult(typed, settings.language, knownResults());
      const isSame = typeof read === 'object' && read.black === black && read.white === white;
      const word = resultWord({ black, white, byDefault: mine.byDefault });
      const key = RESULTS.find(candidate => candidate.key === `result.${word ?? ''}`)?.key;
      if (read === 'none' || isSame || !key) return [];
      return [{ sheet, row: row.row, column: table.resultColumn, before: [[typed]], after: [[text(key)]] }];
    });
  });
}
