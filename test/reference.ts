/** A collection of real events with every value that other programs computed; not part of the repository. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

const NAMED = process.env['WALLIST_REFERENCE'] ?? '';
/** The variable may name the collection, or the events of OpenGotha in it. */
const FOLDER = existsSync(join(NAMED, 'opengotha')) ? NAMED : dirname(NAMED);

/** Whether the collection is at hand: WALLIST_REFERENCE names its folder. Tests that compare with it are skipped without. */
export const hasReference = NAMED !== '' && existsSync(NAMED);
if (!hasReference)
  console.log('Skipped: comparisons with real events. WALLIST_REFERENCE does not name their folder.');

/** The place of a file or folder of the collection. */
export const inReference = (path: string): string => join(FOLDER, path);
