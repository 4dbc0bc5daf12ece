import { textOf } from '../../sheet/cells/cell';
import type { Block, NewCell } from '../../sheet/cells/block';
import type { Workbook } from '../workbook/workbook';
import { holds } from './placeCells';

/** The blocks with what stands in their cells before: numbers and formulas as such, so that an undo can write them again. */
export function asTheyWere(workbook: Workbook, blocks: readonly Block[]): readonly Block[] {
  const sheetNames = workbook.sheetNames();
  return blocks.map(block => {
    if (block.was || !sheetNames.includes(block.sheet)) return block;
    const values = workbook.read(block.sheet)?.values ?? [];
    const formulas = workbook.formulas(block.sheet);
    const cellAt = (text: string, row: number, column: number): NewCell => {
      const [value, formula = ''] = [values[row]?.[column], formulas[row]?.[column]];
      if (formula !== '') return holds(formula, text) ? { formula } : text;
      return typeof value === 'number' && textOf(value) === text.trim() ? value : text;
    };
    const was = block.before.map((line, r) =>
      line.map((text, c) => (text === '' ? '' : cellAt(text, block.row + r, block.column + c))),
    );
    const areNumbers = block.isNumbers === true || takesNumbers(block, was);
    return { ...block, was, ...(areNumbers && !block.cells && { cells: numbersIn(block) }) };
  });
}

/** Whether numbers take the place of numbers: an undo that is taken back knows of them by the Log alone. */
function takesNumbers({ after }: Block, was: readonly (readonly NewCell[])[]): boolean {
  const cells = was.flat();
  return (
    cells.some(cell => typeof cell === 'number') &&
    cells.every(cell => cell === '' || typeof cell === 'number') &&
    after.every(line => line.every(text => text === '' || String(Number(text)) === text))
  );
}

const numbersIn = ({ after }: Block): readonly (readonly NewCell[])[] =>
  after.map(line => line.map(text => (text === '' || String(Number(text)) !== text ? text : Number(text))));
