import { once } from '../../tournament/once';
import { isBlank, textOf } from '../cells/cell';
import type { Values } from '../cells/cell';
import { headerScore } from './header';
import { holdsEntry } from './titleRows';
import { splitAtBlanks, type AddedTitle, type Split } from './splitAtBlanks';

/** A list that stands as text in one column: a row for each line, with titles added where it has none. */
export interface SplitText extends Split {
  readonly column: number;
}

const ENGLISH: AddedTitle = kind => ({ no: 'No', name: 'Name', rank: 'Rank' })[kind];

/** At tabs, semicolons, commas or bars, else at blanks; undefined where it is no list. */
export function splitText(values: Values, added: AddedTitle = ENGLISH): SplitText | undefined {
  const columns = new Set(values.flatMap(cells => cells.flatMap((cell, i) => (isBlank(cell) ? [] : [i]))));
  const [column] = columns;
  if (column === undefined || columns.size > 1) return undefined;
  const lines = values.map(cells => {
    const cell = cells[column];
    return typeof cell === 'string' ? cell : textOf(cell);
  });
  const [bySigns, byBlanks] = [splitAtSigns(lines), once(() => splitAtBlanks(lines, added))];
  // A comma may stand within a score: `25,5`.
  const isDecimal = bySigns?.sign === ',' && (byBlanks()?.rounds ?? 0) > bySigns.rounds;
  const split = isDecimal ? byBlanks() : (bySigns ?? byBlanks());
  return split && { column, table: split.table, players: split.players, rounds: split.rounds };
}

const SIGNS = ['\t', ';', ',', '|'] as const;

function splitAtSigns(lines: readonly string[]): (Split & { readonly sign: string }) | undefined {
  for (const sign of SIGNS) {
    const table = lines.map(line => fieldsOf(line, sign));
    const players = table.filter(fields => fields.length > 2 && fields.some(holdsEntry));
    const rounds = players.reduce((most, fields) => Math.max(most, fields.filter(holdsEntry).length), 0);
    if (players.length < 2) continue;
    // A comment line that contains the sign stays whole.
    const isWhole = (fields: readonly string[]): boolean =>
      fields.length < 3 || (/^\s*;/.test(fields.join(sign)) && sign !== ';' && headerScore(fields) === 0);
    return {
      sign,
      table: table.map((fields, i) => (isWhole(fields) ? [lines[i] as string] : fields)),
      players: players.length,
      rounds,
    };
  }
  return undefined;
}

/** The fields of a line. A quoted field may hold the sign, and quotes if they are doubled. */
function fieldsOf(line: string, sign: string): readonly string[] {
  const fields: string[] = [];
  let rest = line;
  for (;;) {
    const quoted = /^ *"((?:[^"]|"")*)" */.exec(rest);
    const after = quoted ? rest.slice(quoted[0].length) : undefined;
    if (quoted && (after === '' || after?.startsWith(sign))) {
      fields.push((quoted[1] ?? '').replace(/""/g, '"'));
      if (after === '') return fields;
      rest = (after as string).slice(sign.length);
      continue;
    }
    const end = rest.indexOf(sign);
    if (end < 0) return [...fields, rest.trim()];
    fields.push(rest.slice(0, end).trim());
    rest = rest.slice(end + sign.length);
  }
}
