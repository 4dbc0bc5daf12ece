import type { FunctionName } from '../catalogue/catalogue';
import type { Table } from '../catalogue/table';
import { BRACKET } from './bracket';
import { CHECKWALLLIST } from './check';
import { CROSSTABLE, NAMES } from './crosstable';
import { DCSTEPS } from './dcSteps';
import { EXPLAIN } from './explain';
import { GROUPS } from './groups';
import { LOTTERY } from './lottery';
import { NEXTROUND } from './nextRound';
import { PAIRINGREPORT } from './pairingReport';
import { PRIZES } from './prizes';
import { NEWRATING, WINPROBABILITY } from './ratings';
import { PLACE, STANDINGS } from './standings';
import { BOARDWINS, TEAMSTANDINGS } from './teams';
import { RANKING, SCORE, SOSK, TIEBREAK_FUNCTIONS } from './tiebreaks';
import { WHYNOT } from './whyNot';

export const FUNCTIONS = {
  ...TIEBREAK_FUNCTIONS,
  BOARDWINS,
  BRACKET,
  CHECKWALLLIST,
  CROSSTABLE,
  DCSTEPS,
  EXPLAIN,
  GROUPS,
  LOTTERY,
  NAMES,
  NEWRATING,
  NEXTROUND,
  PAIRINGREPORT,
  PLACE,
  PRIZES,
  RANKING,
  SCORE,
  SOSK,
  STANDINGS,
  TEAMSTANDINGS,
  WHYNOT,
  WINPROBABILITY,
} satisfies Readonly<Record<FunctionName, (...given: never[]) => Table>>;
