import type { NewCell } from '../../sheet/cells/block';
import { wallListCells } from '../../sheet/write/wallListCells';
import type { WallListTemplate } from '../../sheet/write/template';
import { COLUMN_KINDS, type ColumnKind } from '../../sheet/cells/titles';
import type { Text } from '../../sheet/wording';
import type { WallList } from '../../tournament/wallList';
import { numberColumns, wallListPage, type ColumnLook, type Page } from './newWallList';

/** The sheet of a wall list that is there already: the template's columns and those that the list needs besides. */
export function importedListPage(
  name: string,
  wallList: WallList,
  template: WallListTemplate,
  look: ColumnLook,
  height: number,
  text: Text,
): Page {
  const always = template.kinds;
  const [titles = [], ...rows] = wallListCells(wallList, text, always);
  const kinds = titles.flatMap(title =>
    COLUMN_KINDS.filter(kind => text(`column.${kind}`) === title).slice(0, 1),
  );
  const moved = titles.length + 1 - template.width;
  const page = wallListPage(
    name,
    {
      ...template,
      titles,
      kinds,
      firstRound: titles.length - wallList.rounds,
      width: template.width + moved,
      examples: [],
    },
    look,
    height,
  );
  const numbers = numberColumns(kinds);
  const highest = Math.max(0, ...wallList.players.map(({ no }) => no));
  const cells = page.cells.map((line, at): readonly NewCell[] => {
    const row = rows[at - 1];
    if (at === 0) return line;
    if (!row) return line.map((cell, column) => (isNo(kinds[column]) ? highest + at - rows.length : cell));
    return line.map((cell, column): NewCell => {
      const value = row[column];
      if (value === undefined) return cell;
      return numbers.includes(column) ? (value === '' ? null : Number(value)) : value;
    });
  });
  return { ...page, cells };
}

const isNo = (kind: ColumnKind | undefined): boolean => kind === 'no';
