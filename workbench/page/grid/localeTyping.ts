/** What is typed into the grid is read, and shown, as the locale of the spreadsheet has it: docs/google-contract.md. */
import {
  AFTER_CELL_EDIT,
  BEFORE_CELL_EDIT,
  INTERCEPTOR_POINT,
  SheetInterceptorService,
} from '@univerjs/preset-sheets-core';
import type { ICellData, Nullable } from '@univerjs/core';
import { formulaCell, commaCell } from '../../host/cells';
import { decimalIn, halfWidth, hasCommaDecimals, shownIn, type SheetLocale } from '../../host/locale';
import type { Workbench } from '../../workbench';

/** Univer's own readers of what was typed have 0. */
const FIRST = 100;
/** Univer's type of a number. */
const NUMBER = 2;

type Cell = Nullable<ICellData>;
type Next = (cell: Cell) => Cell;

/** Text typed into a cell of no text format, which Univer would read as in English; formulas with the locale's separators. */
export function typeInLocale({ univer, book }: Workbench): void {
  const interceptors = univer.__getInjector().get(SheetInterceptorService);
  const { locale } = book;
  interceptors.writeCellInterceptor.intercept(AFTER_CELL_EDIT, {
    priority: FIRST,
    handler: (cell: Cell, _place, next: Next) => {
      // Univer says the type of what is text already: by the cell's format, or by an apostrophe.
      if (!cell || isTyped(cell.t) || cell.p) return next(cell);
      if (typeof cell.f === 'string' && cell.f !== '') return { ...cell, ...formulaCell(book, cell.f) };
      if (typeof cell.v !== 'string' || cell.v === '') return next(cell);
      return hasCommaDecimals(locale)
        ? { ...cell, ...commaCell(book, cell.v) }
        : next({ ...cell, v: halfWidth(cell.v) });
    },
  });
  if (!hasCommaDecimals(locale)) return;
  showInLocale(interceptors.writeCellInterceptor as unknown as WriteInterceptor, locale);
  interceptors.intercept(INTERCEPTOR_POINT.CELL_CONTENT, {
    priority: FIRST,
    handler: (cell, _place, next) => withComma(next(cell)),
  });
}

const isTyped = (type: unknown): boolean => type !== undefined && type !== null;

interface WriteInterceptor {
  fetchThroughInterceptors: (point: unknown) => (cell: Cell, place: unknown) => Cell;
}

/** The text that is opened for editing: Univer's reader of formulas ends the chain of readers, so what comes out of it is changed. */
function showInLocale(interceptor: WriteInterceptor, locale: SheetLocale): void {
  const original = interceptor.fetchThroughInterceptors.bind(interceptor);
  interceptor.fetchThroughInterceptors = point => {
    const read = original(point);
    if (point !== BEFORE_CELL_EDIT) return read;
    return (cell, place) => {
      const edited = read(cell, place);
      return edited?.f ? { ...edited, f: shownIn(locale, edited.f) } : withComma(edited);
    };
  };
}

/** A fraction with the decimal sign of the locale; Univer shows a number of no format in English. */
const withComma = <C extends Cell>(cell: C): C =>
  cell?.t === NUMBER && typeof cell.v === 'number' && !Number.isInteger(cell.v)
    ? { ...cell, v: decimalIn(cell.v) }
    : cell;
