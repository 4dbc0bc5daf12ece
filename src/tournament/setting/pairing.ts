import { FREE, CHANCE, SCORES, PAIRS, LENGTH, changeFacts } from './change';
import { choice, count, limit, optionalCount, YES_NO, TEXT, setting } from './kinds';

const SEEDINGS = choice(['random', 'fold', 'slip']);
const FLOATERS = choice(['top', 'middle', 'bottom']);
const WEIGHED = { pairs: 'weighed' } as const;
const PATTERN = { pairs: 'pattern' } as const;

export const PAIRING_SETTINGS = {
  bye: setting({
    name: 'Bye',
    aliases: '不戦勝',
    kind: { kind: 'bye' },
    value: 'automatic',
    change: changeFacts('take note', 'pairs', true),
  }),
  /** Whether a game won by default counts as a bye when the next one is given (R4.7). */
  defaultsAsByes: setting({ name: 'Wins by default as byes', kind: YES_NO, value: false, change: PAIRS }),
  /** Pairs that are avoided like games within a club, whatever their scores (R4.6). */
  ratherNot: setting({ name: 'Rather not', kind: { kind: 'pairs' }, value: [], change: PAIRS }),
  /** Pairs that meet in a round (R4.6). */
  mustMeet: setting({
    name: 'Must meet',
    kind: { kind: 'meetings' },
    value: [],
    change: changeFacts('confirm twice', 'favour', true),
    onlyWhere: WEIGHED,
  }),
  excludedTables: setting({ name: 'Excluded tables', kind: { kind: 'tables' }, value: [], change: FREE }),
  fixedTables: setting({ name: 'Fixed tables', kind: { kind: 'seats' }, value: [], change: FREE }),
  rooms: setting({ name: 'Rooms', kind: { kind: 'rooms' }, value: [], change: FREE }),
  earlyRounds: setting({ name: 'Early rounds', kind: count(0, 99), value: 2, change: PAIRS }),
  earlySeeding: setting({
    name: 'Early seeding',
    aliases: 'Siembra al principio, 前几轮的种子方式',
    kind: SEEDINGS,
    value: 'random',
    change: PAIRS,
  }),
  seeding: setting({
    name: 'Seeding',
    aliases: 'Siembra, 种子方式',
    kind: SEEDINGS,
    value: 'slip',
    change: PAIRS,
  }),
  drawUpFrom: setting({
    name: 'Draw up from',
    kind: FLOATERS,
    value: 'middle',
    change: PAIRS,
  }),
  drawDownFrom: setting({
    name: 'Draw down from',
    kind: FLOATERS,
    value: 'middle',
    change: PAIRS,
  }),
  geography: setting({
    name: 'Club and country',
    kind: choice(['below the bar', 'everywhere', 'never']),
    value: 'below the bar',
    presets: { 'WMSG 2008': 'never' },
    change: PAIRS,
  }),
  /** With more games won than this, a player's club and country no longer count (R4.6); undefined: they always do. */
  geographyWins: setting({
    name: 'Club and country up to',
    kind: limit(0, 99),
    value: undefined,
    change: PAIRS,
    onlyWhere: WEIGHED,
  }),
  /** So many points of score difference rather than a game within a club or a country (R4.7); undefined: scores come first. */
  homeGap: setting({
    name: 'Gap for club and country',
    kind: limit(1, 9),
    value: undefined,
    change: PAIRS,
    onlyWhere: WEIGHED,
  }),
  /** Clubs that count as one (R4.6). */
  clubGroups: setting({
    name: 'Club groups',
    kind: { kind: 'clubs' },
    value: [],
    change: PAIRS,
    onlyWhere: WEIGHED,
  }),
  /** The club of the place, of which alone the members are kept apart (R4.6); '' for all clubs. */
  homeClub: setting({
    name: 'Home club',
    kind: TEXT,
    value: '',
    change: PAIRS,
    onlyWhere: WEIGHED,
  }),
  /** Whether the special groups of the Group column play among themselves (R4.2). */
  groups: setting({ name: 'Groups', kind: choice(['mixed', 'apart']), value: 'mixed', change: PAIRS }),
  /** Score pairing: who plays whom inside a section (A13, R5.11). */
  sectionSplit: setting({
    name: 'Split',
    kind: choice(['halves', 'neighbours']),
    value: 'halves',
    change: PAIRS,
  }),
  /** Score pairing: how many games more with one colour than with the other are avoided; undefined: no limit (R5.9). */
  colourLimit: setting({
    name: 'Colour limit',
    kind: limit(1, 99),
    value: undefined,
    change: PAIRS,
    onlyWhere: { pairs: 'sections' },
  }),
  cycles: setting({
    name: 'Cycles',
    aliases: 'Round robin cycles',
    kind: count(1, 2),
    value: 1,
    change: LENGTH,
  }),
  /** Whether the games of a player who leaves a round robin before half of them count (R6.5). */
  leavers: setting({
    name: 'Leavers',
    kind: choice(['games count', 'taken out']),
    value: 'games count',
    change: SCORES,
    onlyWhere: { pairs: 'table' },
  }),
  /** Knock-out: by lot before every round, by lot once, or by the seeding tiebreaks (R6.1, R6.3). */
  knockoutDraw: setting({
    name: 'Draw',
    kind: choice(['lot', 'bracket by lot', 'seeded']),
    value: 'lot',
    change: PAIRS,
  }),
  /** Whether the losers of the semi-finals play for the third place (R6.4). */
  thirdPlace: setting({
    name: 'Third-place game',
    aliases: 'Game for third place, Bronze game',
    kind: YES_NO,
    value: false,
    change: LENGTH,
  }),
  /** Diagonal: the rating that puts players in order (R7.1). */
  diagonalOrder: setting({
    name: 'Diagonal order',
    kind: choice(['rating', 'maximum rating']),
    value: 'rating',
    change: PAIRS,
    onlyWhere: PATTERN,
  }),
  /** Diagonal: games that a pair plays in a round (R7.2). */
  gamesPerOpponent: setting({
    name: 'Games per opponent',
    kind: count(1, 2),
    value: 2,
    change: LENGTH,
    onlyWhere: PATTERN,
  }),
  /** Diagonal: with so many players left or fewer they play in a ring (R7.5, A17). */
  fewPlayersUpTo: setting({
    name: 'Few max',
    kind: count(2, 99),
    value: 6,
    change: PAIRS,
    onlyWhere: PATTERN,
  }),
  /** Diagonal, round 1: where the middle one of an odd number of players belongs (A12). */
  middlePlayer: setting({
    name: 'Middle player',
    kind: choice(['first half', 'second half']),
    value: 'first half',
    change: PAIRS,
    onlyWhere: PATTERN,
  }),
  /** How many go on to the next stage, of each group if there are groups; undefined: as many as fit. */
  qualifiers: setting({
    name: 'Qualifiers',
    kind: optionalCount(1, 999),
    value: undefined,
    change: LENGTH,
  }),
  notQualified: setting({ name: 'Others', kind: choice(['stop', 'play on']), value: 'stop', change: LENGTH }),
  seed: setting({
    name: 'Seed',
    aliases: '抽签种子, 추첨 시드',
    kind: TEXT,
    value: '',
    change: CHANCE,
  }),
} as const;
