/** All functions that Google calls; the build makes the globals for them from catalogue.ts and globals.ts. */
import { readTextFileBy } from '../text/textFile';

readTextFileBy(() => HtmlService.createHtmlOutputFromFile('texts').getContent());

export * from './functions/all';
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
export { sidebar } from './panel/sidebar';
export { selfTest } from './selfTest/selfTest';
