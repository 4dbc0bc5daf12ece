/** How a file of Google's writes what only Google computes: `IFERROR(__xludf.DUMMYFUNCTION("MMS(WallList)"),35)`. */
const MARK = '__xludf.DUMMYFUNCTION(';
const WHOLE = /^=IFERROR\(__xludf\.DUMMYFUNCTION\("((?:[^"]|"")*)"\)[,;][^]*\)$/;
const PART = /__xludf\.DUMMYFUNCTION\("((?:[^"]|"")*)"\)/g;
/** A cell that another one's formula fills. */
const SPILLED = '"COMPUTED_VALUE"';

/** The formula as it was before it went through a file, '' for a cell that another formula fills; undefined for any other formula. */
export function formulaAwake(formula: string): string | undefined {
  if (formula.indexOf(MARK) < 0) return undefined;
  const plain = (text: string): string => text.replace(/""/g, '"');
  const [, whole] = WHOLE.exec(formula) ?? [];
  if (whole === undefined) {
    const awake = formula.replace(PART, (_, part: string) => plain(part));
    return awake === formula ? undefined : awake;
  }
  const inside = plain(whole);
  return inside === SPILLED ? '' : `=${inside.replace(/^=/, '')}`;
}
