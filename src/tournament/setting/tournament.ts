import { FREE, SYSTEM, SCORES, PLACES, LENGTH, changeFacts } from './change';
import { choice, count, optionalCount, ROUND, YES_NO, setting } from './kinds';

export const TOURNAMENT_SETTINGS = {
  /** Empty: one system for all rounds. They follow each other without a gap, from round 1 on. */
  stages: setting({ name: 'Stages', kind: { kind: 'stages' }, value: [], change: SYSTEM }),
  /** Rounds, one after the other, in which equal players play for their places and nothing else; empty: none (R2.10). */
  playoffRounds: setting({ name: 'Playoff rounds', kind: { kind: 'rounds' }, value: [], change: LENGTH }),
  playoffPlaces: setting({ name: 'Playoff places', kind: count(1, 99), value: 1, change: PLACES }),
  /** Members of the Supergroup column start one point above the bar (R4.2). */
  supergroup: setting({
    name: 'Supergroup',
    kind: YES_NO,
    value: false,
    change: SCORES,
    onlyWhere: { score: 'MMS' },
  }),
  /** Where players start whose absences are known beforehand (R4.1). */
  absentStart: setting({
    name: "Absent players' start",
    kind: choice(['as others', 'below the bar']),
    value: 'as others',
    change: SCORES,
    onlyWhere: { score: 'MMS' },
  }),
  /** Which rank is taken over from a rating list; each time: as whoever takes it over chooses. */
  ranksOfLists: setting({
    name: 'Ranks of rating lists',
    kind: choice(['each time', 'as listed', 'by rating']),
    value: 'each time',
    change: FREE,
  }),
  /** Whether teams play each other: players are paired board by board, matches count (R1.6). */
  teams: setting({
    name: 'Teams',
    aliases: 'Team event, Team tournament',
    kind: YES_NO,
    value: false,
    change: changeFacts('refuse', 'system', true),
  }),
  /** Boards of a match; undefined: as many as most teams have players. */
  boards: setting({
    name: 'Boards',
    aliases: 'Boards of a match, Number of boards, Players per team',
    kind: optionalCount(1, 99),
    value: undefined,
    change: SCORES,
  }),
  /** Display only: the rank whose McMahon score is 0 (R4.1). */
  scoreZeroAt: setting({
    name: 'Score zero',
    kind: choice(['30k', '20k', '1d']),
    value: '30k',
    change: changeFacts('free', 'record', true),
  }),
  /** Standings as of this round; undefined: all rounds with a result. */
  throughRound: setting({
    name: 'Through round',
    aliases: 'As of round, Until round',
    kind: ROUND,
    value: undefined,
    change: FREE,
  }),
} as const;
