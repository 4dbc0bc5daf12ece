import type { Range } from './range';
import type { Lines } from './styles';

/** `RangeList` of SpreadsheetApp: several ranges that get one look. */
export function makeRangeList(ranges: readonly Range[]) {
  const each = (action: (range: Range) => unknown) => {
    ranges.forEach(action);
    return list;
  };
  const list = {
    getRanges: () => [...ranges],
    setNumberFormat: (format: string) => each(range => range.setNumberFormat(format)),
    setFontStyle: (style: 'italic' | 'normal' | null) => each(range => range.setFontStyle(style)),
    setFontColor: (color: string | null) => each(range => range.setFontColor(color)),
    setWrap: (wrap: boolean) => each(range => range.setWrap(wrap)),
    setFontWeight: (weight: 'bold' | 'normal' | null) => each(range => range.setFontWeight(weight)),
    setFontSize: (size: number) => each(range => range.setFontSize(size)),
    setBackground: (color: string | null) => each(range => range.setBackground(color)),
    setHorizontalAlignment: (side: 'left' | 'center' | 'right' | 'normal' | null) =>
      each(range => range.setHorizontalAlignment(side)),
    setBorder: (...lines: Lines) => each(range => range.setBorder(...lines)),
    clearDataValidations: () => each(range => range.clearDataValidations()),
  };
  return list;
}
