/** The page asks for more than the tournament: its first screen, its texts, the part for files, the help. */
import type { TextKey } from '../../text/en';

/** The first screen of the sidebar: that of a menu entry, or `state` for the next step. */
export type Opening =
  | 'state'
  | 'self-test'
  | 'create'
  | 'pair'
  | 'players'
  | 'record'
  | 'check'
  | 'standings'
  | 'simulate'
  | 'files'
  | 'audit'
  | 'help';

/** Asks for the part of the page that reads and writes files, which few need; its code is the answer. */
export interface PartRequest {
  readonly ask: 'files part';
}
export interface PartAnswer {
  readonly code: string;
}

/** Asks for the texts of the help, which few read. */
export interface HelpRequest {
  readonly ask: 'help';
  readonly language: string;
}
export interface HelpAnswer {
  readonly topics: readonly HelpTopic[];
  /** Above the other topics. */
  readonly others: string;
  /** How the keyboard goes round, where the host lets it. */
  readonly keys: string;
}
export type HelpName =
  | 'create'
  | 'players'
  | 'pairing'
  | 'results'
  | 'accidents'
  | 'check'
  | 'standings'
  | 'files'
  | 'formulas'
  | 'google';
export interface HelpTopic {
  readonly name: HelpName;
  readonly heading: string;
  readonly lines: readonly string[];
  /** The page of the documentation, the words before it, and the language that it is in. */
  readonly page: string;
  readonly more: string;
  readonly pageLanguage: string;
}

/** The texts that the panel gets: its own and those of settings. Sentences about the tournament come complete. */
export type PanelKey = Extract<TextKey, `sidebar.${string}` | `value.${string}`>;
