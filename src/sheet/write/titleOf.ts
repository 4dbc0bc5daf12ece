import type { AnyKind } from '../cells/roundKinds';
import type { ColumnKind } from '../cells/titles';
import type { Text } from '../wording';

/** The title of a column in the words of a language; that of a round is read in any of them: `Brett R3`. */
export const titleOf = (text: Text, kind: AnyKind): string => {
  const [whole = '', ...round] = kind.split(', ');
  return [text(`column.${whole as ColumnKind}`), ...round].join(' ');
};
