/** The blocks of program.html: the code, the page of the panel, and its part for files, in lines. */
export const PROGRAM = 'program';
export const PAGE = 'page';
export const FILES = 'files';
