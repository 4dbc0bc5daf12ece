/** Tab-separated text as spreadsheets copy it: a cell in quotes may hold tabs, line ends and doubled quotes. */
export function readCells(text: string): readonly (readonly string[])[] {
  const rows: string[][] = [[]];
  let cell = '';
  let quoted = false;
  const plain = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const endCell = (): void => {
    rows[rows.length - 1]?.push(cell);
    cell = '';
  };
  for (let i = 0; i < plain.length; i++) {
    const sign = plain[i] as string;
    if (quoted && sign === '"' && plain[i + 1] === '"') {
      cell += '"';
      i++;
    } else if (quoted && sign === '"') quoted = false;
    else if (quoted) cell += sign;
    else if (sign === '"' && cell === '') quoted = true;
    else if (sign === '\t') endCell();
    else if (sign === '\n') {
      endCell();
      rows.push([]);
    } else cell += sign;
  }
  endCell();
  return rows;
}
