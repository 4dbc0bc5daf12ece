import { every, isPlainText, rangeOf, some, asWritten } from './newCells';
import type { Kept } from './keptOfRun';
import type { Workbook } from '../../application/workbook/workbook';

export const readyCells =
  ({
    ranges,
    used,
    known,
    formats,
  }: Pick<Kept, 'ranges' | 'used' | 'known' | 'formats'>): Workbook['ready'] =>
  (name, blocks, formatted = false) => {
    // Each range by its own address: in which order a list of ranges gives them back is documented nowhere.
    const placed = blocks.map(block => ({ block, range: ranges.at(name, rangeOf(block)) }));
    formats.ready(name, placed, formatted);
    used.reach(name, blocks.map(rangeOf));
    return placed.map(({ block, range }) => {
      const [place, { cells }] = [rangeOf(block), block];
      const values = cells.map(line => line.map(asWritten));
      const hasFormula = some(cells, cell => typeof cell === 'object' && cell !== null);
      const stays = formatted && every(cells, isPlainText);
      return () => {
        used.wrote(name, place, hasFormula);
        const before = known.forget(name);
        range.setValues(values);
        if (stays) known.wrote(name, place, values, before);
      };
    });
  };
