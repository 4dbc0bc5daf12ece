/** What the globals call; see globals.ts. */
export { BRACKET } from './functions/bracket';
export { CHECKWALLLIST } from './functions/check';
export { CROSSTABLE } from './functions/crosstable';
export { DCSTEPS } from './functions/dcSteps';
export { EXPLAIN } from './functions/explain';
export { GROUPS } from './functions/groups';
export { LOTTERY } from './functions/lottery';
export { NEXTROUND } from './functions/nextRound';
export { PAIRINGREPORT } from './functions/pairingReport';
export { PLACE } from './functions/place';
export { PRIZES } from './functions/prizes';
export { NEWRATING, PERFORMANCE, WINPROBABILITY } from './functions/ratings';
export { STANDINGS } from './functions/standings';
export { BOARDWINS, TEAMSTANDINGS } from './functions/teams';
export {
  CUSS,
  DIRECTCOMPARISON,
  MMS,
  SCORE,
  SODOS,
  SOS,
  SOS1,
  SOS2,
  SOSK,
  SOSOS,
  WINS,
} from './functions/tiebreaks';
export { WHYNOT } from './functions/whyNot';
export {
  checkWallList,
  createTournament,
  help,
  onInstall,
  onOpen,
  pairNextRound,
  recordResults,
  simulate,
  standingsAndPrizes,
} from './panel/menu';
export { sidebar } from './panel/panel';
export { selfTest } from './selfTest/selfTest';
