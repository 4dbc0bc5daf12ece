/** The panel's page loads this part to read and write files: a block of program.html (build/filesPart.mjs). */
export type { Language } from '../tournament/languages';
export { readCopy, type CopyReading } from './saved/readCopy';
export { readFile, type FileQuestion, type FileReading, type FileRemark, type SaidOfFile } from './readFile';
export { bookTable, bookWith, type Regular } from './lookUp/book';
export { type KeptList, type ListName } from './lookUp/knownList';
export { makeLookUp, type KnownHit, type LookUp } from './lookUp/lookUp';
export { openListAtDesk, type KeptAlready, type ListDoubt, type ListOpening } from './lookUp/openList';
export { readRatings, type RatingsReading } from './readRatings';
export type { MayLack } from '../formats/standingsColumns';
export {
  FILE_KINDS,
  writeFile,
  type FileKind,
  type Made,
  type MadeFile,
  type MadeRemark,
  type Choices,
} from './writeFile';
export { writeEventPage, type ListForPage } from './writeEventPage';
