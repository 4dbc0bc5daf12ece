import type { Remarkable } from '../../src/addon/protocol';
import { text, type Part } from '../panel';

/** Remarks under the sentence that introduces them; nothing when there are none. */
export const listed = (introduction: string, remarks: readonly Remarkable[]): readonly Part[] =>
  remarks.length > 0 ? [text(introduction), { part: 'remarks', remarks }] : [];
