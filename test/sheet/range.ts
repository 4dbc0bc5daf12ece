import { makeA1 } from '../../src/sheet/cells/cell';
import type { WallListReading } from '../../src/sheet/read/wallListReading';
import type { Problem } from '../../src/tournament/problem';

/** A range typed as text: a line for each row, cells apart by `|`. Values that are no text are put in by name: `<date>`. */
export const range = (text: string, values: Readonly<Record<string, unknown>> = {}): unknown[][] =>
  text
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '')
    .map(line =>
      line.split('|').map(cell => {
        const name = cell.trim();
        return name in values ? values[name] : name;
      }),
    );

/** `D7 error selfPlay`, the list's own problems without an address. */
export const told = (problems: readonly Problem[]): readonly string[] =>
  problems.map(({ code, severity, place }) =>
    place.kind === 'cell' ? `${makeA1(place.row, place.column)} ${severity} ${code}` : `${severity} ${code}`,
  );

/** Players as `no name`, for lists whose rows matter. */
export const playersOf = ({ wallList }: WallListReading): readonly string[] =>
  wallList.players.map(({ no, name }) => `${no} ${name}`);
