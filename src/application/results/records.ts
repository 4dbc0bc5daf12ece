import { recordRound, type RoundRecord } from '../../sheet/rounds/recordRound';
import type { RoundNo } from '../../tournament/indices';
import type { Workbook } from '../workbook/workbook';
import type { Tournament } from '../read/tournament';
import { roundSheets, knownResults } from '../read/roundSheets';
import type { Remarkable } from '../protocol/protocol';
import { remark } from '../read/sentence';

export interface SheetRecord extends RoundRecord {
  readonly sheet: string;
  readonly round: RoundNo;
  readonly resultColumn: number;
}

/** The results in Round sheets, all or those of these rounds, that the wall list does not have, and contradictions between the two. */
export function readRecords(
  workbook: Workbook,
  tournament: Tournament,
  rounds?: ReadonlySet<number>,
): readonly SheetRecord[] {
  const { reading, list, settings } = tournament;
  return roundSheets(workbook, rounds).flatMap(({ sheet, round, table }) => {
    if (!table || round > reading.wallList.rounds) return [];
    const record = recordRound(reading, list.values, round, table, settings.language, knownResults());
    return [{ ...record, sheet, round, resultColumn: table.resultColumn }];
  });
}

/** Round sheets that disagree with the wall list; neither side is changed. */
export const recordProblems = (
  tournament: Tournament,
  records: readonly SheetRecord[],
): readonly Remarkable[] =>
  records.flatMap(({ sheet, problems }) =>
    problems.map(problem =>
      remark(tournament.settings.language, problem, { sheet, origin: { row: 0, column: 0 } }),
    ),
  );
