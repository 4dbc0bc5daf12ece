/** A correction of what Univer 0.25.1 takes for a blank cell. */
import type { ICellData, Nullable } from '@univerjs/core';
import type { BaseReferenceObject } from '@univerjs/engine-formula';

/** The constructor is protected. */
interface References {
  readonly prototype: BaseReferenceObject;
}

const TEXT = 1;
const mended = new WeakSet<object>();

/**
 * What a formula answers is no blank cell, not even text of no characters; to Univer it is one, and ISBLANK of it is true. Rich text is
 * what Univer never takes for a blank, and reads as text.
 */
export function mendBlanks(references: References): void {
  if (mended.has(references)) return;
  mended.add(references);
  const { prototype } = references;
  const original = prototype.getCellData;
  prototype.getCellData = function (row, column): Nullable<ICellData> {
    const cell = original.call(this, row, column);
    if (!cell || cell.v !== '' || cell.t !== TEXT || cell.p) return cell;
    const isTyped = cell === this.getCurrentActiveSheetData()?.cellData.getValue(row, column);
    return isTyped ? cell : { ...cell, p: NO_CHARACTERS };
  };
}

const NO_CHARACTERS: NonNullable<ICellData['p']> = {
  id: '',
  documentStyle: {},
  body: { dataStream: '\r\n' },
};
