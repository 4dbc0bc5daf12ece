/** What the globals call; see globals.ts. */
export {
  checkWallList,
  createTournament,
  help,
  onInstall,
  onOpen,
  pairNextRound,
  recordResults,
  standingsAndPrizes,
} from './menu';
export { selfTest } from './selfTest';
import type { Request } from './protocol';

export const sidebar = (request: Request): never => {
  throw new Error(`Nothing answers ${request.ask} yet.`);
};

const soon = (..._: readonly unknown[]): string => 'soon';
export const WINS = soon;
export const MMS = soon;
export const SOS = soon;
export const SOS1 = soon;
export const SOS2 = soon;
export const SOSK = soon;
export const SODOS = soon;
export const SOSOS = soon;
export const CUSS = soon;
export const DIRECTCOMPARISON = soon;
export const DCSTEPS = soon;
export const PLACE = soon;
export const STANDINGS = soon;
export const CROSSTABLE = soon;
export const LOTTERY = soon;
export const EXPLAIN = soon;
export const CHECKWALLLIST = soon;
export const NEXTROUND = soon;
