import type { Settings, SettingKey } from '../../tournament/settings';
import { SYSTEMS } from '../../tournament/systems';
import type { TextKey } from '../../text/en';
import { valueWord, type Text } from '../wording';

/** One line of the announcement before the start (R10.1). */
export type SystemRow = readonly [label: string, value: string];

/** Consecutive rounds of one system: a stage, its groups or knock-out, or the whole event. */
export interface AnnouncedPart {
  readonly settings: Settings;
  /** Added to labels in brackets (`R1–R3, in groups`); '' where there is only one part. */
  readonly of: string;
  /** The players come out of groups of the same stage; `isLater`: out of anything played before. */
  readonly afterGroups: boolean;
  readonly isLater: boolean;
  /** Its rounds, counted over the whole event; `to` undefined: as many as there will be. */
  readonly from: number;
  readonly to: number | undefined;
}

export type AnnounceRules = (part: AnnouncedPart, rows: RowMaker) => readonly SystemRow[];

export interface RowMaker {
  readonly text: Text;
  readonly row: (label: TextKey, rule: TextKey) => SystemRow;
  readonly said: (label: TextKey, ...rules: readonly TextKey[]) => SystemRow;
  readonly setting: (key: SettingKey, value: string) => SystemRow;
  readonly word: (value: string | boolean) => string;
  readonly colours: (...rules: readonly TextKey[]) => SystemRow;
  /** The row about groups, and the sentence on byes; both empty unless groups play apart. */
  readonly apart: readonly SystemRow[];
  readonly leftOver: readonly TextKey[];
  /** Nothing in a first stage. */
  readonly earlier: readonly TextKey[];
}

export function makeRows({ settings, isLater }: AnnouncedPart, text: Text): RowMaker {
  const row = (label: TextKey, rule: TextKey): SystemRow => [text(label), text(rule)];
  const setting = (key: SettingKey, value: string): SystemRow => [text(`settingName.${key}`), value];
  const word = (value: string | boolean): string =>
    valueWord(text, value === true ? 'yes' : value === false ? 'no' : value);
  const isApart = settings.groups === 'apart';
  const apart = isApart ? [setting('groups', text('system.groupsApart'))] : [];
  const leftOver = isApart ? (['system.byeApart'] as const) : [];
  const earlier = isLater ? (['system.earlierStages'] as const) : [];
  const ruleRow = (label: TextKey, ...rules: readonly TextKey[]): SystemRow => [
    text(label),
    rules.map(key => text(key)).join(' '),
  ];
  const colours = (...rules: readonly TextKey[]): SystemRow => {
    const hasStones = settings.handicap !== 'none' && SYSTEMS[settings.system].handicaps;
    const stones = !hasStones ? [] : (['system.coloursStones'] as const);
    const boards = settings.teams ? (['system.coloursBoards'] as const) : [];
    return ruleRow('system.colours', ...rules, ...stones, ...boards);
  };
  return { text, row, said: ruleRow, setting, word, colours, apart, leftOver, earlier };
}
