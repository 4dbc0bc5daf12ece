import { makeSettingValue } from '../../sheet/settings/makeSettingValue';
import { isNamed } from '../../sheet/write/sheetNames';
import { textOf } from '../../sheet/cells/cell';
import { valueWord } from '../../sheet/wording';
import type { Block } from '../../sheet/cells/block';
import { wordsOf } from '../../text/vocabulary';
import { withNumbersOf, type NumberedSettings } from '../../tournament/lotNumbers';
import { SETTINGS } from '../../tournament/settings';
import { settingBlock } from '../afterStart/settingBlock';
import type { Workbook } from '../workbook/workbook';
import type { Tournament } from '../read/tournament';

type Numbered = keyof NumberedSettings | 'lotNumbers';

/** The settings that name players by number, with other numbers; whoever is not in the map keeps the number. */
export const numbersInSettings = (
  tournament: Tournament,
  numbers: ReadonlyMap<number, number>,
): readonly Block[] =>
  changedIn(tournament, numbers).flatMap(([key, value]) => numberedBlock(tournament, key, value));

function changedIn(
  { settings }: Tournament,
  numbers: ReadonlyMap<number, number>,
): readonly (readonly [keyof NumberedSettings, unknown])[] {
  const now = withNumbersOf(settings, no => numbers.get(no) ?? no);
  return (Object.keys(now) as (keyof NumberedSettings)[]).flatMap(key =>
    JSON.stringify(now[key]) === JSON.stringify(settings[key]) ? [] : [[key, now[key]] as const],
  );
}

export const numberedBlock = (tournament: Tournament, key: Numbered, value: unknown): readonly Block[] =>
  settingBlock(tournament, key, textOfSetting(tournament, key, value));

const textOfSetting = ({ text }: Tournament, key: Numbered, value: unknown): string =>
  makeSettingValue(value, SETTINGS[key].kind, word => valueWord(text, word));

/** The numbers for lots, where there are any, by other numbers; whoever is new has one that nobody had. */
export function lotsFollow(tournament: Tournament, numbers: ReadonlyMap<number, number>): readonly Block[] {
  const { settings, reading } = tournament;
  const { lotNumbers } = settings;
  if (lotNumbers.length === 0 || numbers.size === 0) return [];
  const before = new Map([...numbers].map(([was, now]) => [now, was]));
  const most = Math.max(reading.wallList.players.length, ...before.keys());
  let spare = Math.max(...lotNumbers, most);
  const first = Array.from({ length: most }, (_, i) => {
    const was = before.get(i + 1) ?? (numbers.has(i + 1) ? 0 : i + 1);
    return lotNumbers[was - 1] ?? ++spare;
  });
  return numberedBlock(tournament, 'lotNumbers', first);
}

/** The lines of the announcement that name players by number and say what the settings said. */
export function numbersAnnounced(
  workbook: Workbook,
  tournament: Tournament,
  numbers: ReadonlyMap<number, number>,
): readonly Block[] {
  const sheet = workbook.sheetNames().find(name => isNamed(name, 'sheet.system'));
  const values = (sheet === undefined ? undefined : workbook.read(sheet)?.values) ?? [];
  return changedIn(tournament, numbers).flatMap(([key, value]): readonly Block[] => {
    const labels = wordsOf(`settingName.${key}`);
    const before = textOfSetting(tournament, key, tournament.settings[key]);
    const row = values.findIndex(
      ([label, said]) => labels.includes(textOf(label)) && textOf(said) === before,
    );
    return sheet === undefined || row < 0
      ? []
      : [{ sheet, row, column: 1, before: [[before]], after: [[textOfSetting(tournament, key, value)]] }];
  });
}
