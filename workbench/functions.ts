/** The add-on's custom functions as functions of Univer, with the arguments and results that Google Sheets has. */
import type { Nullable } from '@univerjs/core';
import type { BaseFunction, BaseReferenceObject, BaseValueObject } from '@univerjs/engine-formula';
import { dateOfSerial, isDateFormat, serialOfDate } from './dates';
import type { FunctionDescription } from './project';
import type { UniverPackages } from './packages';

export type CustomFunctionClass = new (name: string) => BaseFunction;
type Scalar = string | number | boolean | Date;

/** Reports on a formula that called a function: its place, and what went wrong, or undefined. */
export type Report = (place: FormulaPlace, problem: string | undefined) => void;
export interface FormulaPlace {
  readonly sheetId: string;
  readonly row: number;
  readonly column: number;
}

type Call = (name: string, args: readonly unknown[]) => unknown;
type Argument = BaseValueObject | BaseReferenceObject;

export function makeFunctions(
  packages: UniverPackages,
  functions: readonly FunctionDescription[],
  call: Call,
  report: Report,
): [CustomFunctionClass, string][] {
  return functions.map(({ name }) => [makeFunction(packages, name, call, report), name]);
}

function makeFunction(
  packages: UniverPackages,
  name: string,
  call: Call,
  report: Report,
): CustomFunctionClass {
  const { formula } = packages;
  return class extends formula.BaseFunction {
    override needsReferenceObject = true;
    override minParams = 0;
    override maxParams = 255;

    override calculate(...given: Argument[]) {
      const place = { sheetId: this.subUnitId ?? '', row: this.row, column: this.column };
      const failed = given.find(one => !one.isReferenceObject() && (one as BaseValueObject).isError());
      if (failed) return failed as BaseValueObject;
      try {
        const result = call(
          name,
          given.map(one => argument(packages, one)),
        );
        report(place, undefined);
        return toUniver(packages, result);
      } catch (error) {
        report(place, messageOf(error));
        return formula.ErrorValueObject.create(formula.ErrorType.ERROR);
      }
    }
  };
}

/** The message of anything thrown; it may come from another realm. */
export const messageOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : String(error);

// The argument as Sheets hands it over: a range as rows of cells, one cell as its value.
function argument(packages: UniverPackages, given: Argument): unknown {
  if (given.isReferenceObject()) return rowsOfReference(packages, given as BaseReferenceObject);
  const value = given as BaseValueObject;
  if (!value.isArray()) return scalar(packages, value);
  const rows = value.getArrayValue().map(row => row.map(cell => scalar(packages, cell)));
  return rows.length === 1 && rows[0]?.length === 1 ? rows[0][0] : rows;
}

function rowsOfReference(packages: UniverPackages, reference: BaseReferenceObject): unknown {
  const { startRow, endRow, startColumn, endColumn } = reference.getRangePosition();
  const rows: Scalar[][] = Array.from({ length: endRow - startRow + 1 }, () =>
    new Array<Scalar>(endColumn - startColumn + 1).fill(''),
  );
  reference.iterator((value, row, column) => {
    const line = rows[row - startRow];
    if (line) line[column - startColumn] = scalar(packages, value);
  });
  return rows.length === 1 && rows[0]?.length === 1 ? rows[0][0] : rows;
}

function scalar(packages: UniverPackages, value: Nullable<BaseValueObject>): Scalar {
  if (!value || value.isNull()) return '';
  if (value.isError()) return String(value.getValue());
  const plain = value.getValue();
  if (value.isNumber() && isDateFormat(packages.core.numfmt, value.getPattern()))
    return dateOfSerial(Number(plain));
  return plain;
}

function toUniver(packages: UniverPackages, result: unknown): BaseValueObject {
  const { ArrayValueObject } = packages.formula;
  if (!Array.isArray(result)) return cellToUniver(packages, result);
  // A plain list goes down the column, as in Sheets.
  const rows = result.map((row: unknown) => (Array.isArray(row) ? row : [row]));
  const columnCount = Math.max(0, ...rows.map(row => row.length));
  if (rows.length === 0 || columnCount === 0) return cellToUniver(packages, '');
  return ArrayValueObject.create({
    calculateValueList: rows.map(row =>
      Array.from({ length: columnCount }, (_, column) => cellToUniver(packages, row[column])),
    ),
    rowCount: rows.length,
    columnCount,
    unitId: '',
    sheetId: '',
    row: -1,
    column: -1,
  });
}

function cellToUniver({ formula }: UniverPackages, value: unknown): BaseValueObject {
  switch (typeof value) {
    case 'number':
      return Number.isFinite(value)
        ? formula.NumberValueObject.create(value)
        : formula.ErrorValueObject.create(formula.ErrorType.NUM);
    case 'boolean':
      return formula.BooleanValueObject.create(value);
    case 'undefined':
      return formula.StringValueObject.create('');
    case 'object': {
      if (value === null) return formula.StringValueObject.create('');
      const serial = serialOfDate(value);
      if (serial !== undefined) return formula.NumberValueObject.create(serial, 'yyyy-mm-dd');
      return formula.StringValueObject.create(String(value));
    }
    default:
      return formula.StringValueObject.create(String(value));
  }
}
