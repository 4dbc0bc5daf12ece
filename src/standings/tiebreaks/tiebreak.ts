import type { Tiebreak } from '../../tournament/tiebreaks';
import { boardWins } from './boardWins';
import { category } from './category';
import type { Column } from '../column';
import { cuss } from './cuss';
import { directComparison } from './directComparison';
import { lottery } from './lottery';
import { performance } from './performance';
import { previousOrder } from './previousOrder';
import { mms, wins } from './primaryScore';
import { rating } from './rating';
import { sodos } from './sodos';
import { sos } from './sos';
import { sosK } from './sosK';
import { sosos } from './sosos';
import type { Standing } from '../score/standing';
import type { TiedClasses } from '../purpose';

/**
 * All tiebreaks: the columns that each compares, one after the other while a tie is left. Only Direct Comparison and
 * Lottery depend on who is tied.
 */
const TIEBREAK_COLUMNS: Readonly<
  Record<Tiebreak, (standing: Standing, tied: TiedClasses) => readonly Column[]>
> = {
  BOARDWINS: standing => [boardWins(standing)],
  DIRECTCOMPARISON: (standing, tied) => [directComparison(standing, tied.classes)],
  SOS2: standing => [sosK(standing, 2)],
  SOS1: standing => [sosK(standing, 1)],
  SOS: standing => [sos(standing)],
  Rating: standing => [rating(standing)],
  'Previous order': standing => [previousOrder(standing)],
  Lottery: (standing, tied) => [lottery(standing, tied)],
  SODOS: standing => [sodos(standing)],
  SOSOS: standing => [sosos(standing)],
  CUSS: standing => [cuss(standing)],
  WINS: standing => [wins(standing)],
  MMS: standing => [mms(standing)],
  Category: standing => [category(standing)],
  // No tiebreak counts the games of a playoff.
  PERFORMANCE: standing => [performance({ ...standing, played: standing.through })],
  // WMSG (R5.10): SOS-1, SOS-2 … as far as needed; after the last of them players stay equal (A11).
  SOSK: standing =>
    Array.from({ length: Math.max(1, standing.through - 1) }, (_, k) => sosK(standing, k + 1)),
};

/** The columns of a tiebreak; one, but for SOSK. */
export const tiebreakColumns = (
  standing: Standing,
  tiebreak: Tiebreak,
  tied: TiedClasses,
): readonly Column[] => TIEBREAK_COLUMNS[tiebreak](standing, tied);
