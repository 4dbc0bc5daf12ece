import { excerpt, textOf } from '../../sheet/cells/cell';
import { makeOut, parseNumber, parseOut } from '../../sheet/cells/fields';
import { roundOfKind, type AnyKind, type RoundKind } from '../../sheet/cells/roundKinds';
import { COLUMN_KINDS, type ColumnKind } from '../../sheet/cells/titles';
import type { PlannedCell } from '../../sheet/registration/planRows';
import { meansSame } from '../../sheet/registration/sameText';
import { playerLabel } from '../../sheet/rounds/roundSheet';
import type { Out } from '../../tournament/wallList';
import type { Tournament } from '../read/tournament';
import type { AskOfBoth } from './decisions';
import type { SamePlayers } from './samePlayers';
import type { PlayerIndex } from '../../tournament/indices';

const NAMES: readonly ColumnKind[] = ['no', 'name', 'surname', 'firstName'];
const DETAIL_KINDS = COLUMN_KINDS.filter(kind => !NAMES.includes(kind));

/** The columns of this list, and what the copy has for single rounds. */
export const detailKinds = (copy: Tournament): readonly AnyKind[] => [
  ...DETAIL_KINDS,
  ...Object.keys(copy.reading.columns).filter((kind): kind is RoundKind => roundOfKind(kind) !== undefined),
];

const NUMBERS: readonly string[] = ['rating', 'maximumRating', 'previousOrder', 'board'];

export interface MergedDetails {
  readonly cells: readonly PlannedCell[];
  readonly lines: readonly string[];
  /** Kinds that formulas fill here, so that nothing is written. */
  readonly computed: readonly AnyKind[];
}

/** The text of a detail; '' where a list has no such column. */
export const detailAt = ({ reading, list }: Tournament, player: PlayerIndex, kind: AnyKind): string => {
  const column = reading.columns[kind];
  return column === undefined ? '' : textOf(list.values[reading.rows[player] ?? -1]?.[column]);
};

export function detailCell(
  { reading, list }: Tournament,
  row: number,
  kind: AnyKind,
  after: string,
): PlannedCell {
  const column = reading.columns[kind] ?? -1;
  const number = NUMBERS.includes(kind.split(',', 1)[0] ?? '') ? parseNumber(after) : undefined;
  const before = textOf(list.values[row]?.[column]);
  return { row, column, before, after, cell: number ?? after };
}

/** Details that only the copy has; what both have in another way is asked. */
export function mergeDetails(
  here: Tournament,
  copy: Tournament,
  same: SamePlayers,
  ask: AskOfBoth,
  isFormula: (at: Pick<PlannedCell, 'row' | 'column'>) => boolean,
): MergedDetails {
  const { text, reading } = here;
  const lines: string[] = [];
  const computed = new Set<AnyKind>();
  const isCheckIn = hasAwaited(here) && hasAwaited(copy);
  const shown = (value: string): string => (value === '' ? text('merge.nothing') : excerpt(value));
  const cells = same.here.flatMap((ours, theirs): readonly PlannedCell[] => {
    if (ours === undefined) return [];
    const player = playerLabel(reading.wallList, ours);
    const row = reading.rows[ours] as number;
    const renamed = same.renamed.get(ours) === theirs ? nameCells(here, copy, row, theirs) : [];
    for (const cell of renamed) lines.push(text('merge.renamed', { player, name: cell.after }));
    const details = detailKinds(copy).flatMap((kind): readonly PlannedCell[] => {
      const column = reading.columns[kind];
      if (column === undefined || copy.reading.columns[kind] === undefined) return [];
      const [before, other] = [detailAt(here, ours, kind), detailAt(copy, theirs, kind)];
      if (isFormula({ row, column })) {
        if (other !== '' && !meansSame(kind, before, other)) computed.add(kind);
        return [];
      }
      const after = valueOf(kind, before, other, isCheckIn, () =>
        ask(text('merge.detail', { player, kind }), [
          { answer: 'here', label: text('merge.asHere', { value: shown(before) }) },
          { answer: 'copy', label: text('merge.asCopy', { value: shown(other) }) },
        ]),
      );
      if (after === before) return [];
      lines.push(text('merge.taken', { player, kind, value: shown(after) }));
      return [detailCell(here, row, kind, after)];
    });
    return [...renamed, ...details];
  });
  return { cells, lines, computed: [...computed] };
}

function valueOf(
  kind: AnyKind,
  here: string,
  copy: string,
  isCheckIn: boolean,
  ask: () => ReturnType<AskOfBoth>,
): string {
  if (kind === 'out') return outOf(here, copy, isCheckIn, ask);
  if (copy === '' || (here !== '' && meansSame(kind, here, copy))) return here;
  return here === '' || ask() === 'copy' ? copy : here;
}

/**
 * The rounds that somebody is out of are one thing, and that nobody has seen the player yet is another. Where both sides are at the
 * check-in, whoever one of them has seen is there; where one of them is, what it has not seen stays.
 */
function outOf(here: string, copy: string, isCheckIn: boolean, ask: () => ReturnType<AskOfBoth>): string {
  const [ours, theirs] = [outIn(here), outIn(copy)];
  const [one, other] = [ours, theirs].map(out => makeOut({ ...out, isAwaited: false })) as [string, string];
  const isOfCopy = one !== other && other !== '' && (one === '' || ask() === 'copy');
  const marks = [ours.isAwaited === true, theirs.isAwaited === true];
  const isAwaited = isCheckIn ? !marks.includes(false) : marks.includes(true);
  if (!isOfCopy && isAwaited === marks[0]) return here;
  return makeOut({ ...(isOfCopy ? theirs : ours), isAwaited });
}

/** A cell that cannot be read is an error, and no list that has one is merged. */
const outIn = (text: string): Out => parseOut(text) ?? { rounds: [], from: undefined };

const hasAwaited = ({ reading }: Tournament): boolean =>
  reading.wallList.players.some(({ out }) => out.isAwaited === true);

/** The cells of a name as the copy has it: in two columns only where both lists have two. */
export function nameCells(
  here: Tournament,
  copy: Tournament,
  row: number,
  theirs: number,
): readonly PlannedCell[] {
  const { name, surname, firstName } = here.reading.columns;
  const whole = copy.reading.wallList.players[theirs]?.name ?? '';
  const cell = (column: number, after: string): PlannedCell => {
    const before = textOf(here.list.values[row]?.[column]);
    return { row, column, before, after, cell: after };
  };
  const first = name ?? surname ?? firstName;
  if (first === undefined) return [];
  const parts = [detailAt(copy, theirs, 'surname'), detailAt(copy, theirs, 'firstName')] as const;
  const isSplit = name === undefined && surname !== undefined && firstName !== undefined;
  const cells = !isSplit
    ? [cell(first, whole)]
    : parts[0] !== '' && parts[1] !== ''
      ? [cell(surname, parts[0]), cell(firstName, parts[1])]
      : [cell(surname, whole), cell(firstName, '')];
  return cells.filter(({ before, after }) => before !== after);
}
