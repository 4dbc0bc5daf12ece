/** The code of every custom function, under its name in the catalogue. */
export { BRACKET } from './bracket';
export { CHECKWALLLIST } from './check';
export { CROSSTABLE, NAMES } from './crosstable';
export { DCSTEPS } from './dcSteps';
export { EXPLAIN } from './explain';
export { GROUPS } from './groups';
export { LOTTERY } from './lottery';
export { NEXTROUND } from './nextRound';
export { PAIRINGREPORT } from './pairingReport';
export { PLACE } from './standings';
export { PRIZES } from './prizes';
export { NEWRATING, PERFORMANCE, WINPROBABILITY } from './ratings';
export { STANDINGS } from './standings';
export { BOARDWINS, TEAMSTANDINGS } from './teams';
export { CUSS, DIRECTCOMPARISON, MMS, SCORE, SODOS, SOS, SOS1, SOS2, SOSK, SOSOS, WINS } from './tiebreaks';
export { WHYNOT } from './whyNot';
