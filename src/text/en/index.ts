import type { ProblemCode } from '../../tournament/problem';
import type { SettingKey } from '../../tournament/settings';
import { languageNames } from '../languageNames';
import { alerts } from './alerts';
import { audit } from './audit';
import { choices } from './choices';
import { diagonal } from './diagonal';
import { exchange } from './exchange';
import { explain } from './explain';
import { functions } from './functions';
import { knockout } from './knockout';
import { list } from './list';
import { merge } from './merge';
import { meanings } from './meanings';
import { measures } from './measures';
import { ownLists } from './ownLists';
import { panel } from './panel';
import { pairing } from './pairing';
import { mend } from './mend';
import { registration } from './registration';
import { settingProblems } from './settingProblems';
import { settings } from './settings';
import { sheets } from './sheets';
import { sidebar } from './sidebar';
import { simulation } from './simulation';
import { system } from './system';
import { teams } from './teams';

/**
 * Every text a person reads, in English; the other languages fall back to it, key by key.
 *
 * To add a text:
 * - Keys are `area.what`: `problem.` and `mend.` (one pair for each problem code), `column.`, `setting.` (its meaning),
 *   `settingName.`, `value.`, `allowed.`, `remark.`, `sidebar.` … The compiler asks for what a code or setting needs.
 * - One sentence, for an organiser in the middle of a tournament: what is wrong, with the name or cell; how to mend it
 *   stands in `mend.`, as a command. No "please", no "error", no programmer's words.
 * - `{name}` is filled from the values given. `{name|settingName}` looks the value up under that prefix of this
 *   dictionary, so that it comes out in the reader's language; `{cell|a1}` is an address and follows the range.
 * - Say "opponent", "player" or a name rather than he or she; typographic quotes for what was typed; − is for prose,
 *   the hyphen for what a person would type (`14-`).
 * - Each language has the same files with the same keys in the same order: a new key goes to the same place in all eight.
 * - Other languages: translate the whole sentence and keep the placeholders. A key that is missing comes in English.
 */
export const en = {
  ...list,
  ...settings,
  ...languageNames,
  ...meanings,
  ...settingProblems,
  ...pairing,
  ...diagonal,
  ...knockout,
  ...teams,
  ...functions,
  ...explain,
  ...sheets,
  ...system,
  ...sidebar,
  ...exchange,
  ...choices,
  ...simulation,
  ...measures,
  ...audit,
  ...registration,
  ...mend,
  ...ownLists,
  ...merge,
  ...panel,
  ...alerts,
} as const satisfies Needed & Readonly<Record<string, string>>;

type Needed = Readonly<
  Record<
    `problem.${ProblemCode}` | `mend.${ProblemCode}` | `setting.${SettingKey}` | `settingName.${SettingKey}`,
    string
  >
>;

export type TextKey = keyof typeof en;

/** Any other language: what is missing is said in English. */
export type Dictionary = Readonly<Partial<Record<TextKey, string>>>;
