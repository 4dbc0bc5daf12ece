import type { Problem, ProblemCode } from '../../tournament/problem';
import { nameColumn } from '../frame/readPlayer';
import type { RoundKind } from '../cells/roundKinds';
import type { ColumnKind } from '../cells/titles';
import type { WallListReading } from '../read/wallListReading';

const MENDED_IN: Partial<Readonly<Record<ProblemCode, readonly ColumnKind[]>>> = {
  teamMissing: ['team'],
  teamOfOne: ['team'],
  teamShort: ['team'],
  sameBoard: ['board'],
  sameBoardInRound: ['board'],
  teamsOff: ['team'],
  noGroup: ['group'],
  groupOfOne: ['group'],
  categoryMissing: ['category'],
  unknownStart: ['rank', 'start'],
  startBeatsSupergroup: ['start'],
  startBeatsOut: ['start'],
  startAboveBar: ['start'],
  rankRatingApart: ['rating', 'rank'],
  strongAbsent: ['out'],
  handicapUnknown: ['rank', 'rating'],
  ratingMissing: ['rating', 'rank'],
  diagonalWithdrawal: ['out'],
};

type MendedProblem = Pick<Problem, 'code'> & Partial<Pick<Problem, 'values'>>;

/** The best column for the mend that the list has, that of the round if there is one; else that of the name. */
export function columnToMend({ columns }: WallListReading, { code, values }: MendedProblem): number {
  for (const kind of MENDED_IN[code] ?? []) {
    const column = columns[`${kind}, R${values?.['round']}` as RoundKind] ?? columns[kind];
    if (column !== undefined) return column;
  }
  return nameColumn(columns) ?? 0;
}
