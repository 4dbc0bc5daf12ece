import { htmlFile } from './htmlFile';

/**
 * The part of the panel's page that reads and writes files. In the built add-on it is a block of `program.html` and stands in place of
 * this module (build/program.mjs).
 */
export const packedFilesPart = (): string => htmlFile('files');
