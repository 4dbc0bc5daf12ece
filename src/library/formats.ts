/** The package `wallist/formats`: files of other programs to wall lists and back. */
export { FORMAT_NAMES, listAsFile, listInFile } from './files';
export type { ListInFile, WrittenFormat, FileOfList } from './files';
export type { OpenedList, NoAnswer } from './openList';
