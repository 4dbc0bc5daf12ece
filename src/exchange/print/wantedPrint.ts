import type { ExchangedTournament, FinalOrder } from '../../formats/exchange';
import type { PrintWords, SeatedGame } from '../../formats/print/roundOf';
import type { StandingsLook } from '../../formats/standingsColumns';
import type { Paper } from '../../formats/print/sheets';
import type { HalfPoints } from '../../tournament/wallList';
import type { TournamentNow } from '../fileRows';
import type { RoundNo } from '../../tournament/indices';

/** In the order of the panel. */
export const PRINT_KINDS = [
  'print tables',
  'print names',
  'print slips',
  'print not playing',
  'print list',
  'print players',
  'print check-in',
  'print standings',
  'print groups',
  'print teams',
  'print cross table',
  'print bracket',
  'print matches',
  'print prizes',
  'print settings',
  'print cards',
  'print table cards',
  'print badges',
  'print certificates',
  'print round',
  'paper pack',
  'projector',
] as const;
export type PrintKind = (typeof PRINT_KINDS)[number];

export const isPrint = (kind: string): kind is PrintKind => PRINT_KINDS.some(print => print === kind);

/** Half a point, which only prevents a jigo. */
const HANDICAP_KOMI: HalfPoints = 1;

export const komiIn =
  ({ settings }: TournamentNow) =>
  ({ handicap }: SeatedGame): HalfPoints =>
    handicap === 0 ? settings.komi : HANDICAP_KOMI;

/** A print that is wanted: what is shown, of which round, on which paper. */
export interface Wanted {
  readonly kind: PrintKind;
  readonly tournament: ExchangedTournament;
  readonly final: FinalOrder;
  readonly now: TournamentNow;
  readonly round: RoundNo;
  readonly paper: Paper;
  readonly words: PrintWords;
  /** When it is printed, in a corner of each sheet; '' for nothing. */
  readonly when: string;
  readonly look: StandingsLook;
}
