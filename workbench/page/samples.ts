/** The tournaments of the start page, built in: a file more would be asked for only after the script has come. */
import type { Tournament } from '../tournaments';
import INDEX from '../tournaments/index.json';

export const TOURNAMENTS = INDEX as readonly Tournament[];
