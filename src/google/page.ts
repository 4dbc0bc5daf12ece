import { htmlFile } from './htmlFile';

/** The page of the panel. In the built add-on it is a block of `program.html` and stands in place of this module (build/program.mjs). */
export const page = (): string => htmlFile('sidebar');
