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
