/** What the cells of a range look like. */
import type { Area } from './a1';
import type { Book, FWorksheet } from './book';
import {
  alignment,
  background,
  drawLines,
  numberFormat,
  setStyles,
  textStyle,
  wrapping,
  type Side,
  type TextStyle,
} from './styles';
import { demandSize, rangeOf, type Table } from './table';

export function lookSetters(book: Book, sheet: FWorksheet, area: Area) {
  const own = () => rangeOf(sheet, area);
  const styled =
    <T>(style: Parameters<typeof setStyles<T>>[4]) =>
    (values: Table<T>) => {
      demandSize(area, values);
      setStyles(book, sheet, area, values, style);
    };
  return {
    setNumberFormat: (format: string) => own().setNumberFormat(format),
    setNumberFormats: styled(numberFormat),
    clear: () => own().clear(),
    clearFormat: () => own().clearFormat(),
    setTextStyles: styled(textStyle as (style: TextStyle) => ReturnType<typeof textStyle>),
    setBackgrounds: styled(background),
    setHorizontalAlignments: styled(alignment as (side: Side | null) => ReturnType<typeof alignment>),
    setWraps: styled(wrapping),
    setBorder: (...lines: (boolean | null)[]) => drawLines(own(), lines),
    /** Univer shows no groups of columns. */
    shiftColumnGroupDepth: (_depth: number) => undefined,
    setFontWeight: (weight: 'bold' | 'normal' | null) => own().setFontWeight(weight),
    setFontStyle: (style: 'italic' | 'normal' | null) => own().setFontStyle(style),
    setFontColor: (color: string | null) => own().setFontColor(color),
    setFontSize: (size: number) => own().setFontSize(size),
    setBackground: (color: string | null) => own().setBackground(color ?? '#ffffff'),
    // Univer's word for right is "normal".
    setHorizontalAlignment: (side: 'left' | 'center' | 'right' | 'normal' | null) =>
      own().setHorizontalAlignment(side === 'center' || side === 'left' ? side : 'normal'),
    setVerticalAlignment: (side: 'top' | 'middle' | 'bottom') => own().setVerticalAlignment(side),
    setWrap: (wrap: boolean) => own().setWrap(wrap),
    merge: () => own().merge(),
  };
}
