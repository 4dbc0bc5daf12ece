import { FREE, NOTED, SCORES, PLACES, changeFacts } from './change';
import { choice, limit, WORTH, OPTIONAL_WORTH, setting } from './kinds';

export const SCORE_SETTINGS = {
  /** R1.3, A1: floor the total, only the points of absences and byes, or nothing. */
  rounding: setting({
    name: 'Rounding',
    kind: choice(['EGF', 'absences', 'none']),
    value: 'EGF',
    presets: { OpenGotha: 'absences', 'WMSG 2008': 'none', AGA: 'none' },
    change: SCORES,
  }),
  /** R2.5: the scores of opponents as counted, or with every round not really played as ½. */
  opponentsUnplayed: setting({
    name: 'Unplayed rounds of opponents',
    aliases: 'Unplayed rounds',
    kind: choice(['as scored', 'half']),
    value: 'as scored',
    presets: { AGA: 'half' },
    change: PLACES,
  }),
  ownUnplayed: setting({
    name: 'Own unplayed rounds',
    kind: choice(['own start', 'AGA phantom']),
    value: 'own start',
    presets: { AGA: 'AGA phantom' },
    change: PLACES,
  }),
  /** The value of a bye in the score and in the Number of Wins Score; wins undefined: as in the score. */
  byeValue: setting({
    name: 'Bye value',
    aliases: '不戦勝の点',
    kind: WORTH,
    value: 2,
    change: SCORES,
  }),
  byeWins: setting({
    name: 'Bye wins',
    aliases: '不戦勝の勝ち数',
    kind: OPTIONAL_WORTH,
    value: undefined,
    change: SCORES,
  }),
  /** The value of an agreed absence (`0=`) in the score and in the wins; wins undefined: as in the score. */
  absenceValue: setting({
    name: 'Absence value',
    aliases: '休みの点',
    kind: WORTH,
    value: 1,
    change: SCORES,
  }),
  absenceWins: setting({
    name: 'Absence wins',
    aliases: '休みの勝ち数',
    kind: OPTIONAL_WORTH,
    value: undefined,
    change: SCORES,
  }),
  absencesInWins: setting({
    name: 'Absences in wins',
    aliases: '勝ち数の休み',
    kind: choice(['count', 'ignore']),
    value: 'count',
    presets: { OpenGotha: 'ignore' },
    change: SCORES,
  }),
  absence: setting({
    name: 'Absence',
    aliases: '休み',
    kind: choice(['0=', '0-']),
    value: '0=',
    change: changeFacts('take note', 'scores', true),
  }),
  /** How many agreed absences a player may have: those beyond are written as not agreed (R1.1); undefined: no limit. */
  agreedAbsences: setting({
    name: 'Agreed absences',
    kind: limit(0, 99),
    value: undefined,
    change: changeFacts('take note', 'scores', true),
  }),
  /** Rounds in which no absence is agreed (R1.1). */
  noAbsencesIn: setting({
    name: 'No agreed absences in',
    kind: { kind: 'rounds' },
    value: [],
    change: changeFacts('take note', 'scores', true),
  }),
  /** The rating that expects the score made, or the opponents' mean plus or minus up to 400 points (R8.5). */
  performance: setting({ name: 'Performance', kind: choice(['EGF', 'Elo']), value: 'EGF', change: FREE }),
  /** The EGF's class of the tournament, which weighs rating changes (R8.3). */
  tournamentClass: setting({
    name: 'Tournament class',
    kind: choice(['A', 'B', 'C', 'D']),
    value: 'A',
    change: NOTED,
  }),
} as const;
