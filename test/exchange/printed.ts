import { drawnBracket } from '../../src/application/files/drawnBracket';
import { rankedNow } from '../../src/application/files/ranking';
import { pageTexts } from '../../src/application/files/pageTexts';
import type { TournamentNow } from '../../src/exchange/fileRows';
import { writeFile, type Choices, type FileKind } from '../../src/exchange/writeFile';
import { makeOpenEvent } from '../../src/pairing/round/makeOpenEvent';
import { readWallList } from '../../src/sheet/read/readWallList';
import { makeText } from '../../src/sheet/wording';
import { playEvent } from '../../src/simulation/event/event';
import { simulatedField } from '../../src/simulation/event/field';
import { MODEL, QUESTIONS } from '../../src/simulation/event/plan';
import { finalOrder } from '../../src/standings/placement/finalOrder';
import { presetSettings } from '../../src/tournament/presets';
import type { Settings } from '../../src/tournament/settings';
import type { System } from '../../src/tournament/systems';
import { UNKNOWN_PLAYER, type WallList } from '../../src/tournament/wallList';

/** A wall list as rows of cells between bars. */
const listOf = (list: string, settings: Settings): WallList =>
  readWallList(
    list
      .trim()
      .split('\n')
      .map(line => line.split('|').map(cell => cell.trim())),
    settings.system,
  ).wallList;

export const CHOICES: Choices = { names: 'full', club: true, pin: false, hide: '', paper: 'A4', round: '' };
const text = makeText('en');

export function now(list: string, settings: Partial<Settings> = {}): TournamentNow {
  const all = { ...presetSettings('EGF', settings.system ?? 'Swiss'), ...settings };
  return nowOf(listOf(list, all), all);
}

function nowOf(wallList: WallList, all: Settings): TournamentNow {
  return {
    name: 'Cup',
    wallList,
    settings: all,
    final: finalOrder(wallList, all),
    ranking: rankedNow(makeOpenEvent(wallList, all), text),
    bracket: drawnBracket(makeOpenEvent(wallList, all)),
    words: pageTexts(text),
    rules: '',
    rulesInEnglish: '',
    acts: [],
    announced: [['System', all.system]],
    tables: [],
    changes: [],
    places: {
      list: 'Wall list',
      rows: [],
      columns: { name: 'B', rank: undefined, country: undefined, pin: undefined },
      rounds: [],
      settings: {},
    },
  };
}

export const page = (kind: FileKind, of: TournamentNow, choices: Partial<Choices> = {}): string =>
  new TextDecoder().decode(writeFile(kind, of, { ...CHOICES, ...choices }, 'en').files[0]?.bytes);

/** Names as long as they come, in scripts that are wide. */
const NAMES = [
  'Papadimitriou-Konstantinou Alexandros',
  'Nguyễn Thị Phương Lan',
  'Müller-Wiechert Anna-Magdalena',
  'Šimůnek Bořivoj',
  'Ли Александра Всеволодовна',
  '欧阳震华',
];

/** An event played by dice, with clubs, countries and the longest names. */
export function playedNow(
  system: System,
  size: number,
  rounds: number | undefined,
  teams = false,
): TournamentNow {
  const players = Array.from({ length: size }, (_, index) => ({
    ...UNKNOWN_PLAYER,
    no: index + 1,
    name: `${NAMES[index % NAMES.length]} ${index + 1}`,
    rank: { kind: 'amateur', index: 4 - Math.floor((20 * index) / size) } as const,
    rating: 2500 - Math.floor((2000 * index) / size),
    country: 'DE',
    club: 'Kyrgyzstan',
    team: teams ? `Team ${1 + (index % (size / 3))}` : '',
    board: teams ? 1 + Math.floor(index / (size / 3)) : undefined,
  }));
  const settings = presetSettings('EGF', system, teams);
  const plan = {
    field: { kind: 'players', players },
    settings,
    rounds,
    events: 1,
    seed: 'prints',
    model: MODEL,
    questions: QUESTIONS,
  } as const;
  const { list, settings: played } = playEvent(plan, simulatedField(plan), 0);
  return nowOf(list, { ...played, rounds: list.rounds });
}
