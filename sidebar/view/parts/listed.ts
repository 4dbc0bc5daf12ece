import type { Remarkable } from '../../../src/application/protocol/protocol';
import { text, type PanelPart } from '../../model/panel';

/** Remarks under an introductory sentence; nothing without remarks. */
export const listed = (introduction: string, remarks: readonly Remarkable[]): readonly PanelPart[] =>
  remarks.length > 0 ? [text(introduction), { part: 'remarks', remarks }] : [];

/** Unchanged cells under an introductory sentence; nothing without such cells. */
export const listedPlaces = (introduction: string, places: readonly Remarkable[]): readonly PanelPart[] =>
  places.length > 0 ? [text(introduction), { part: 'places', places }] : [];
