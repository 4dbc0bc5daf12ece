import { BRACKET } from '../../src/addon/functions/bracket';
import { CHECKWALLLIST } from '../../src/addon/functions/check';
import { CROSSTABLE } from '../../src/addon/functions/crosstable';
import { DCSTEPS } from '../../src/addon/functions/dcSteps';
import { EXPLAIN } from '../../src/addon/functions/explain';
import { GROUPS } from '../../src/addon/functions/groups';
import { NEXTROUND } from '../../src/addon/functions/nextRound';
import { PLACE } from '../../src/addon/functions/place';
import { PRIZES } from '../../src/addon/functions/prizes';
import { NEWRATING, PERFORMANCE } from '../../src/addon/functions/ratings';
import { STANDINGS } from '../../src/addon/functions/standings';
import { BOARDWINS, TEAMSTANDINGS } from '../../src/addon/functions/teams';
import * as tiebreaks from '../../src/addon/functions/tiebreaks';

export type Table = readonly (readonly (string | number)[])[];
type Formula = (...given: readonly unknown[]) => Table;

const { SCORE, WINS, MMS, SOS, SOS1, SOS2, SOSK, SODOS, SOSOS, CUSS, DIRECTCOMPARISON } = tiebreaks;

/** Custom functions by name, as a sheet calls them. */
export const FUNCTIONS = {
  BOARDWINS,
  BRACKET,
  CHECKWALLLIST,
  CROSSTABLE,
  CUSS,
  DCSTEPS,
  DIRECTCOMPARISON,
  EXPLAIN,
  GROUPS,
  MMS,
  NEWRATING,
  NEXTROUND,
  PERFORMANCE,
  PLACE,
  PRIZES,
  SCORE,
  SODOS,
  SOS,
  SOS1,
  SOS2,
  SOSK,
  SOSOS,
  STANDINGS,
  TEAMSTANDINGS,
  WINS,
} as unknown as Readonly<Record<string, Formula>>;
