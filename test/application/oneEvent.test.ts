import { beforeEach, describe, expect, test, vi } from 'vitest';
import { NEXTROUND } from '../../src/application/functions/nextRound';
import { PAIRINGREPORT } from '../../src/application/functions/pairingReport';
import { PLACE, STANDINGS } from '../../src/application/functions/standings';
import { findOpenRound } from '../../src/pairing/round/openRound';
import { findOpenStage } from '../../src/pairing/round/openStage';
import { readFrame } from '../../src/sheet/frame/frame';
import { readList } from '../../src/sheet/read/readWallList';
import { readSettingValues } from '../../src/sheet/settings/readSettings';
import { makeStanding } from '../../src/standings/score/makeStanding';
import { makeEvent } from '../../src/standings/stages/makeEvent';
import { stagesOf } from '../../src/standings/stages/stage';
import { findMembers } from '../../src/standings/stages/stageMembers';
import type { System } from '../../src/tournament/systems';
import { ask, expectView, playRound, tournamentBook } from './tournamentBook';

vi.mock('../../src/pairing/round/openRound', { spy: true });
vi.mock('../../src/pairing/round/openStage', { spy: true });
vi.mock('../../src/sheet/frame/frame', { spy: true });
vi.mock('../../src/sheet/read/readWallList', { spy: true });
vi.mock('../../src/sheet/settings/readSettings', { spy: true });
vi.mock('../../src/standings/score/makeStanding', { spy: true });
vi.mock('../../src/standings/stages/makeEvent', { spy: true });
vi.mock('../../src/standings/stages/stage', { spy: true });
vi.mock('../../src/standings/stages/stageMembers', { spy: true });

beforeEach(() => vi.clearAllMocks());

/** What each call was made with, in words that two calls with the same input have in common. */
const inputs = (found: (...args: never[]) => unknown, of: (args: readonly unknown[]) => unknown) =>
  vi.mocked(found as (...args: unknown[]) => unknown).mock.calls.map(args => JSON.stringify(of(args)));

/** The list and the settings of an event, with what is asked of it. */
const ofEvent = ([event, ...asked]: readonly unknown[]): unknown => {
  const { wallList, settings } = event as { wallList: unknown; settings: unknown };
  return [wallList, settings, ...asked.filter(one => typeof one === 'number')];
};

/**
 * Nothing is found twice from the same list and the same settings. The Diagonal format is seeded by the list as it was before the
 * first round, which is an event of its own each time that a round is looked at.
 */
function expectEverythingOnce(system: System): void {
  const found = {
    events: inputs(makeEvent, args => args),
    standings: inputs(makeStanding, args => args),
    members: inputs(findMembers, ofEvent),
    openRounds: inputs(findOpenRound, ofEvent),
    openStages: inputs(findOpenStage, ofEvent),
  };
  for (const [what, all] of Object.entries(found)) {
    if (system === 'Diagonal' && (what === 'events' || what === 'standings')) continue;
    expect(`${what}: ${all.length - new Set(all).size} of ${all.length} again`).toBe(
      `${what}: 0 of ${all.length} again`,
    );
  }
}

const times = (found: (...args: never[]) => unknown): number =>
  vi.mocked(found as (...args: unknown[]) => unknown).mock.calls.length;

const GROUP_COLUMN = 'Group';

/** Eight players; where there are groups, two of them. */
function eight(system: System) {
  const book = tournamentBook(8, 5, system);
  const column = book.values('Wall list')[0]?.indexOf(GROUP_COLUMN) ?? -1;
  for (let row = 2; system === 'Groups + knock-out' && row < 10; row++)
    book.type('Wall list', `${String.fromCharCode(65 + column)}${row}`, row % 2 === 0 ? 'A' : 'B');
  return book;
}

const SYSTEMS = [
  'McMahon',
  'Swiss',
  'Score pairing',
  'Knock-out',
  'Round robin',
  'Diagonal',
  'Groups + knock-out',
] as const;

describe.each(SYSTEMS)('%s: eight players', system => {
  const book = eight(system);
  // Of groups the sizes tell how many rounds they take; only then it is known in which rounds a cell may have several games.
  const readings = system === 'Groups + knock-out' ? 2 : 1;
  // The stages of an event, and once those by which its cells are read.
  const more = ['Knock-out', 'Diagonal', 'Groups + knock-out'].includes(system) ? 1 : 0;

  // Five columns are too few for a table of eight: whether the list can have more is read off it.
  const ofRoundsToAdd = system === 'Round robin' ? 1 : 0;

  /** A request asks once more, before: a setting may say which list is meant. */
  function expectOneReading(count = 1, ofLists = 1, frames = 0): void {
    expect([times(readSettingValues), times(readFrame), times(readList)]).toEqual([
      count + ofLists,
      count + frames,
      count * readings,
    ]);
    expect(times(stagesOf)).toBe(times(makeEvent) + count * more);
  }

  const reading = ['state', 'check', 'numbers'] as const;
  test.each(reading)('the panel asks for %s', asked => {
    ask(book, { ask: asked });
    expectOneReading(1, 1, ofRoundsToAdd);
    expectEverythingOnce(system);
    expect(times(findOpenRound)).toBe(1);
  });

  test('a preview, and the reason why two do not meet', () => {
    const { seen } = expectView(book, { ask: 'preview' }, 'preview');
    expectOneReading(1, 1, ofRoundsToAdd);
    expectEverythingOnce(system);
    expect([times(findOpenRound), times(findOpenStage)]).toEqual([1, 1]);
    vi.clearAllMocks();
    expectView(book, { ask: 'why', first: '1', second: '2', seen }, 'preview');
    expectOneReading();
    expectEverythingOnce(system);
  });

  test('a round is written: read once more right before, and once after, for somebody may have typed meanwhile', () => {
    const { seen } = expectView(book, { ask: 'preview' }, 'preview');
    vi.clearAllMocks();
    expectView(book, { ask: 'write', seen }, 'written');
    expectOneReading(3);
    expect([times(findOpenRound), times(findOpenStage)]).toEqual([1, 1]);
  });

  const formulas = { STANDINGS, PLACE, NEXTROUND, PAIRINGREPORT };
  test.each(Object.entries(formulas))('%s after the first round', (_name, formula) => {
    const played = eight(system);
    const { seen } = expectView(played, { ask: 'preview' }, 'preview');
    expectView(played, { ask: 'write', seen }, 'written');
    playRound(played, 1);
    vi.clearAllMocks();
    formula(played.values('Wall list'), played.values('Settings'));
    expectOneReading(1, 0);
    expectEverythingOnce(system);
    expect(times(findOpenRound)).toBe(formula === PLACE ? 0 : 1);
  });
});
