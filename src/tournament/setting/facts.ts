import type { SystemFacts } from '../systems';
import type { ChangeFacts } from './change';
import type { SettingKind, ValueOf } from './kinds';

export const PRESETS = ['EGF', 'OpenGotha', 'WMSG 2008', 'AGA'] as const;
export type Preset = (typeof PRESETS)[number];

export interface SettingFacts<Name extends string, Kind extends SettingKind> {
  /** The name in the Settings sheet, which is also the English text. */
  readonly name: Name;
  /** Other names in use, in any language; those of earlier versions are still read. */
  readonly aliases?: string;
  readonly kind: Kind;
  /** The value of the EGF's rules (R1–R4), with no handicap and no bars. */
  readonly value: ValueOf<Kind>;
  /** The values of the presets that have others. */
  readonly presets?: Readonly<Partial<Record<Preset, ValueOf<Kind>>>>;
  readonly change: ChangeFacts;
  /** The systems in which the setting has an effect; undefined: any. */
  readonly onlyWhere?: Partial<Pick<SystemFacts, 'pairs' | 'score'>>;
}

export const setting = <const Name extends string, const Kind extends SettingKind>(
  facts: SettingFacts<Name, Kind>,
): SettingFacts<Name, Kind> => facts;
