import { isBlank, textOf, widthOf } from '../cells/cell';
import type { Values } from '../cells/cell';
import { once } from '../../tournament/once';
import { keyOfName } from './settingWords';
import { foldTitle } from '../cells/titles';
import { wordsOf } from '../../text/vocabulary';
import type { SettingCell } from './settingsReading';

export interface TypedSetting {
  readonly name: string;
  readonly value: unknown;
  /** The cell of the value; undefined in the text form. */
  readonly at: SettingCell | undefined;
}

/** `System=Swiss; SOS flavour=WMSG`; a part without `=` belongs to the value before it, and so does a further room, `B: 21-40`. */
export function settingsOfText(text: string, at?: SettingCell): readonly TypedSetting[] {
  const settings: { name: string; value: string; at: SettingCell | undefined }[] = [];
  for (const part of text.split(/[;；\n]/)) {
    const sign = part.search(/[=＝:：]/);
    const name = sign < 0 ? '' : part.slice(0, sign).trim();
    const before = settings[settings.length - 1];
    const isRoom = before && keyOfName(before.name) === 'rooms' && !keyOfName(name);
    if (name !== '' && !isRoom) settings.push({ name, value: part.slice(sign + 1).trim(), at });
    else if (before && part.trim() !== '') before.value += `; ${part.trim()}`;
    else if (part.trim() !== '') settings.push({ name: part.trim(), value: '', at });
  }
  return settings;
}

/** The settings of the Settings range; headings, notes and further columns do not matter. */
export function settingsOfRange(values: Values): readonly TypedSetting[] {
  const width = widthOf(values);
  if (width <= 1) {
    return values.flatMap((cells, row) =>
      typeof cells[0] === 'string' ? settingsOfText(cells[0], { row, column: 0 }) : [],
    );
  }
  const { names, value } = findColumns(values, width);
  return values.flatMap((cells, row) => {
    const name = cells[names];
    if (typeof name !== 'string' || name.trim() === '' || isTitle(name, 'settings.name')) return [];
    return [{ name: name.trim(), value: cells[value], at: { row, column: value } }];
  });
}

/** The column with the most names; values stand under their title, else beside the names. */
function findColumns(values: Values, width: number): { readonly names: number; readonly value: number } {
  let names = 0;
  let most = 0;
  for (let column = 0; column < width; column++) {
    const nameCount = values.filter(cells => keyOfName(textOf(cells[column])) !== undefined).length;
    if (nameCount > most) [names, most] = [column, nameCount];
  }
  const header = values.find(cells => isTitle(textOf(cells[names]), 'settings.name'));
  const titled = header?.findIndex(cell => isTitle(textOf(cell), 'settings.value')) ?? -1;
  return { names, value: titled >= 0 ? titled : names + 1 };
}

const titles = once(() => {
  const inAll = (key: 'settings.name' | 'settings.value') => new Set(wordsOf(key).map(foldTitle));
  return { 'settings.name': inAll('settings.name'), 'settings.value': inAll('settings.value') };
});

const isTitle = (text: string, key: 'settings.name' | 'settings.value'): boolean =>
  text !== '' && titles()[key].has(foldTitle(text));

/** A longer name beside a value is a note. */
const LONGEST_NAME = 40;

export const isNote = ({ name, value }: TypedSetting): boolean =>
  isBlank(value) || name.length > LONGEST_NAME;
