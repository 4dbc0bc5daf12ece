import type { Remarkable } from '../../src/addon/panel/protocol';
import { text, type Part } from '../panel';

/** Remarks under the sentence that introduces them; nothing when there are none. */
export const listed = (introduction: string, remarks: readonly Remarkable[]): readonly Part[] =>
  remarks.length > 0 ? [text(introduction), { part: 'remarks', remarks }] : [];

/** Cells that were left as they are, under the sentence that introduces them; nothing when there are none. */
export const listedPlaces = (introduction: string, places: readonly Remarkable[]): readonly Part[] =>
  places.length > 0 ? [text(introduction), { part: 'places', places }] : [];
