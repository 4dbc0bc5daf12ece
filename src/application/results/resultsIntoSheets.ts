import { knownResults } from '../read/roundSheets';
import { isBlank } from '../../sheet/cells/cell';
import { pointsWon } from '../../sheet/rounds/pointsWon';
import type { RoundRecord } from '../../sheet/rounds/recordRound';
import { parseResult, RESULTS, resultWord } from '../../sheet/rounds/roundResult';
import { contiguousRuns, type Block } from '../../sheet/cells/block';
import type { Workbook } from '../workbook/workbook';
import type { Tournament } from '../read/tournament';
import type { RoundNo } from '../../tournament/indices';

/** A sheet of a round; `rows` has the row of each game. */
export interface SheetOfGames {
  readonly sheet: string;
  readonly round: RoundNo;
  readonly resultColumn: number;
  readonly rows: ReadonlyMap<string, number>;
}

/** A result that was recorded elsewhere than in the sheet of its round; `game` is one of `RoundRecord`. */
export interface ResultOfGame {
  readonly round: RoundNo;
  readonly game: string;
  /** As `parseResult` reads it. */
  readonly result: string;
}

type RecordedSheet = Pick<RoundRecord, 'rows'> & {
  readonly sheet: string;
  readonly round: RoundNo;
  readonly resultColumn: number;
};

/** The results beside their games in the sheets of their rounds, where nothing stands yet. */
export const resultsIntoSheets = (
  workbook: Workbook,
  { settings: { language }, text }: Tournament,
  sheets: readonly RecordedSheet[],
  results: readonly ResultOfGame[],
): readonly Block[] =>
  sheets.flatMap(({ sheet, round, resultColumn, rows }) => {
    const values = workbook.read(sheet)?.values ?? [];
    const cells = results.flatMap(result => {
      const row = result.round === round ? rows.get(result.game) : undefined;
      const read = parseResult(result.result, language, knownResults());
      const word = typeof read === 'object' ? resultWord(read) : undefined;
      const key = RESULTS.find(candidate => candidate.key === `result.${word ?? ''}`)?.key;
      return row === undefined || !key || !isBlank(values[row]?.[resultColumn])
        ? []
        : [
            {
              row,
              column: resultColumn,
              before: '',
              after: pointsWon(result.result) === undefined ? text(key) : result.result,
            },
          ];
    });
    return contiguousRuns(sheet, cells);
  });
