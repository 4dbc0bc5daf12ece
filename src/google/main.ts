/** All functions that Google calls; the build makes the globals for them from catalogue.ts and globals.ts. */
import { findTexts } from './htmlFile';

findTexts();

export { FUNCTIONS as functions } from '../application/functions/all';
export {
  checkWallList,
  checkWholeEvent,
  createTournament,
  files,
  help,
  onInstall,
  onOpen,
  pairNextRound,
  players,
  recordResults,
  simulate,
  standingsAndPrizes,
  undoLastAction,
} from './menu';
export { selfTest, sidebar } from './program';
