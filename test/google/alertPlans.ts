import type { Text } from '../../src/sheet/wording';
import { SYSTEM_NAMES, type System } from '../../src/tournament/systems';
import type { Answering } from './byAlerts';
import type { FakeGoogle } from './fakeGoogle';
import { setSetting, typeCell, typePlayers, valuesOf, type Menu, type PlannedEvent } from './eventByAlerts';

/** Rounds until an event is over, where two are too few. */
const ROUNDS: Partial<Record<System, number>> = {
  'Knock-out': 3,
  'Double elimination': 7,
  'Round robin': 5,
  Diagonal: 3,
  'Groups + knock-out': 6,
};

const retitle = (google: FakeGoogle, from: string, to: string, list: string): void => {
  const [titles = []] = valuesOf(google, list);
  typeCell(google, list, 0, titles.indexOf(from), to);
};

/** Teams of three boards, in the columns of countries and clubs. */
function withTeams(google: FakeGoogle, say: Text): void {
  setSetting(google, 'settingName.teams', say('value.yes'), say);
  retitle(google, say('column.country'), say('column.team'), say('sheet.wallList'));
  retitle(google, say('column.club'), say('column.board'), say('sheet.wallList'));
}

/** Answers the first prompt of an entry with this, and ends. */
export const typing =
  (typed: string): Answering =>
  (_, nth) =>
    nth === 0 ? typed : '';

/** Turns the result of the first game of a round, in the list and in the sheet of the round. */
function turnResult({ google, say }: Menu, round: number): void {
  const [list, sheet] = [say('sheet.wallList'), say('sheet.round', { round })];
  const [titles = [], ...rows] = valuesOf(google, list);
  const column = titles.indexOf(`R${round}`);
  const [, black, white, , , result] = valuesOf(google, sheet)[3] ?? [];
  for (const label of [black, white]) {
    const no = Number.parseInt(String(label), 10);
    const typed = String(rows[no - 1]?.[column]);
    typeCell(
      google,
      list,
      no,
      column,
      typed.replace(/[+-]/, sign => (sign === '+' ? '-' : '+')),
    );
  }
  const [one, other] = [say('result.black'), say('result.white')];
  typeCell(google, sheet, 3, 5, result === one ? other : one);
}

/**
 * Seven play with handicaps, so that one has the bye; a latecomer takes its place in a round that is paired; one misses a round, one
 * withdraws and comes back, and a result of a past round is turned, by which games are paired again.
 */
const MUCH: Omit<PlannedEvent, 'name'> = {
  system: 'McMahon',
  rounds: 4,
  players: 7,
  prepare: (google, say) => setSetting(google, 'settingName.handicap', say('value.rank'), say),
  before: ({ say, pick }, round) => {
    const [out, back] = [say('alert.wordOut'), say('alert.wordIn')];
    if (round === 2) pick('players', typing(`2 ${out} 3, 5 ${out}`));
    if (round === 3) pick('players', typing(`5 ${back}`));
  },
  during: (menu, round) => {
    const { google, say, pick } = menu;
    if (round === 1) {
      typePlayers(google, 1, 8, say);
      pick('players', typing(`8 ${say('alert.wordSeat')}`));
    }
    if (round === 3) {
      turnResult(menu, 2);
      pick('pairNextRound');
    }
  },
};

/** Events by alerts: each system, and what else an event may have. */
export const EVENTS: readonly PlannedEvent[] = [
  ...SYSTEM_NAMES.map(system => ({
    name: system,
    system,
    rounds: ROUNDS[system] ?? 2,
    players: system === 'Round robin' ? 5 : 8,
  })),
  { ...MUCH, name: 'McMahon with all that happens' },
  { name: 'teams', system: 'Swiss', rounds: 2, players: 12, prepare: withTeams },
  {
    name: 'stages',
    system: 'Swiss',
    rounds: 3,
    players: 8,
    prepare: (google, say) => setSetting(google, 'settingName.stages', 'R1-R2 Swiss; R3 Knock-out', say),
  },
  {
    name: 'teams of which one has the bye, with handicaps, in German',
    system: 'Swiss',
    rounds: 3,
    players: 9,
    language: 'de',
    prepare: (google, say) => {
      withTeams(google, say);
      setSetting(google, 'settingName.handicap', say('value.rank'), say);
    },
  },
  {
    name: 'stages with handicaps and a bye, in Japanese',
    system: 'McMahon',
    rounds: 4,
    players: 7,
    language: 'ja',
    prepare: (google, say) => {
      setSetting(google, 'settingName.stages', 'R1-R2 McMahon; R3-R4 Swiss', say);
      setSetting(google, 'settingName.handicap', say('value.rank'), say);
    },
    before: ({ say, pick }, round) => {
      if (round === 3) pick('players', typing(`4 ${say('alert.wordOut')}`));
    },
  },
  { name: 'more games than an alert shows', system: 'McMahon', rounds: 2, players: 27 },
  { ...MUCH, name: 'in German', language: 'de' },
  { ...MUCH, name: 'in Japanese', language: 'ja' },
];
