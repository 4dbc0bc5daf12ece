/** All functions that Google calls; the build makes the globals for them from catalogue.ts and globals.ts. */
import { findTexts } from './google/htmlFile';

findTexts();

export * from './functions/all';
export {
  checkWallList,
  checkWholeEvent,
  createTournament,
  files,
  help,
  onInstall,
  onOpen,
  pairNextRound,
  recordResults,
  simulate,
  standingsAndPrizes,
} from './panel/menu';
export { selfTest, sidebar } from './program';
