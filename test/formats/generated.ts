import { fromWallList } from '../../src/formats/wallList/fromWallList';
import type { ExchangedTournament } from '../../src/formats/exchange';
import { playEvent } from '../../src/simulation/event/event';
import { simulatedField } from '../../src/simulation/event/field';
import { MODEL, QUESTIONS } from '../../src/simulation/event/plan';
import { presetSettings } from '../../src/tournament/presets';
import type { Settings } from '../../src/tournament/settings';
import { SYSTEM_NAMES, type System } from '../../src/tournament/systems';
import { UNKNOWN_PLAYER, type Player, type WallList } from '../../src/tournament/wallList';
import { makeDice } from '../pairing/simulatedEvent';

/** How many tournaments are made up: few in the suite, `EVENTS=10000` for the long run. */
export const EVENTS = Number(process.env['EVENTS'] ?? 3 * SYSTEM_NAMES.length);

export interface Made {
  readonly name: string;
  readonly wallList: WallList;
  readonly settings: Settings;
  readonly tournament: ExchangedTournament;
}

/** The first ones are kept: several tests ask for the same. */
const KEPT = 100;
const kept: Made[] = [];

/** Tournaments of every system in turn, with absences, draws, late entries, teams, and names that are no names. */
export function* madeTournaments(count = EVENTS): Generator<Made> {
  for (let event = 0; event < count; event++) {
    const system = SYSTEM_NAMES[event % SYSTEM_NAMES.length] as System;
    const made = kept[event] ?? madeTournament(system, event % 16 === 1, event);
    if (event < KEPT) kept[event] = made;
    yield made;
  }
}

const SURNAMES = [
  'Müller',
  'de la Cruz',
  "O'Neil",
  'Šimůnek',
  '=IMPORTXML("x")',
  '<img onerror=x>',
  'A&B',
  'Ли',
  '李',
  'Ng',
];
const FIRST_NAMES = ['Ann', 'Jean Luc', '', 'Żaneta', '"Bo"', '-Zoé', '@x', 'Иван', '三', '+1'];

function madeTournament(system: System, teams: boolean, event: number): Made {
  const dice = makeDice(1000 + event);
  const pick = <T>(all: readonly T[]): T => all[Math.floor(dice() * all.length)] as T;
  const size = 4 + Math.floor(dice() * 6);
  const isPlain = event % 3 !== 0;
  const players = Array.from({ length: teams ? 9 : size }, (_, index): Player => {
    const ladder = Math.floor(dice() * 26) - 20;
    const isPro = !isPlain && dice() < 0.1;
    return {
      ...UNKNOWN_PLAYER,
      no: index + 1,
      name: [pick(SURNAMES), pick(FIRST_NAMES)].filter(part => part !== '').join(' '),
      rank: isPro ? { kind: 'professional', dan: 3 } : { kind: 'amateur', index: ladder },
      rating: !isPlain && dice() < 0.3 ? undefined : 2100 + 100 * ladder + Math.floor(dice() * 90) - 45,
      country: pick(['DE', 'FR', 'CZ', '']),
      club: pick(['Berl', '75Ju', 'Ž & Co', '']),
      pin: pick([String(10_000_000 + index), String(1_000_000 + index), '', String(index + 1)]),
      previousOrder: isPlain ? undefined : index,
      team: teams ? `Team ${1 + (index % 3)}` : '',
      board: teams ? 1 + Math.floor(index / 3) : undefined,
    };
  });
  const base = presetSettings(event % 2 === 0 ? 'EGF' : 'OpenGotha', system, teams);
  const settings: Settings = {
    ...base,
    komi: 13 + (event % 3),
    ...(dice() < 0.5
      ? { upperBar: { kind: 'amateur', index: 1 }, lowerBar: { kind: 'amateur', index: -15 } }
      : {}),
    handicap: pick(['none', 'MMS', 'rank', 'EGF']),
  };
  const plan = {
    field: { kind: 'players', players },
    settings,
    rounds: system === 'McMahon' || system.startsWith('Swiss') ? 3 : undefined,
    events: 1,
    seed: `exchange ${event}`,
    model: { ...MODEL, jigo: 0.1, absence: 0.1, late: 0.2 },
    questions: QUESTIONS,
  } as const;
  const { list, settings: played } = playEvent(plan, simulatedField(plan), event);
  const rounds = list.rounds;
  const stated: Settings = { ...played, rounds };
  const facts = {
    name: `Cup ${event} <&"'>`,
    place: 'Plzeň',
    country: 'CZ',
    director: 'Ann Ko',
    begins: '2024-07-06',
    ends: '2024-07-07',
    boardSize: 19,
    online: event % 5 === 0,
    time: { basicMinutes: 60, overtime: { kind: 'byo-yomi', seconds: 30 } },
  } as const;
  const { tournament } = fromWallList(list, stated, facts);
  return { name: `${system} ${event}`, wallList: list, settings: stated, tournament };
}
