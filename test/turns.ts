import { execFileSync } from 'node:child_process';

/**
 * Tests that take long, the longest first. All of them are ten times as long as the rest of the suite: a run without names of files plays
 * every test but these, and of these one turn, which the commit draws. `TURN=2` plays that turn, `TURN=all` or `LONG=1` all of them.
 */
export const IN_TURNS = [
  'workbench/memory.e2e',
  'workbench/startPage.e2e',
  'sidebar/screens',
  'site/offline.e2e',
  'sidebar/day',
  'google/afterDeath',
  'workbench/files.e2e',
  'longText/cells',
  'workbench/tournament.e2e',
  'workbench/page.e2e',
  'workbench/tutorial.e2e',
  'google/alertEvents',
  'google/twoPanels',
  'application/ownLists',
  'google/alertPreviews',
  'workbench/severalLists.e2e',
  'site/hosted.e2e',
  'workbench/ownLists.e2e',
  'google/calls',
  'workbench/simulation.e2e',
  'workbench/keyboard.e2e',
  'sidebar/entering',
  'application/selfTest',
  'sidebar/behaviour',
  'workbench/ownList.e2e',
  'google/glance',
  'workbench/twoTabs.e2e',
  'exchange/access',
  'workbench/beside.e2e',
  'workbench/phone.e2e',
  'sidebar/desk',
  'application/everySystem',
  'workbench/check.e2e',
  'library/package',
  'sidebar/randomKeys',
  'sidebar/groups',
  'cli/convert',
  'google/alerts',
  'application/googleSystems',
  'application/tenLists',
  'exchange/nextEvent',
  'workbench/locale.e2e',
  'pairing/diagonalPlayed',
  'google/typist',
  'sidebar/nested',
  'google/hostileText',
  'sidebar/players',
  'google/looksBack',
  'sidebar/form',
  'application/simulation',
  'sidebar/axe',
  'longText/requests',
  'google/alertDeeds',
  'application/handicapGames',
  'sidebar/help',
  'application/dayAnew',
  'application/check',
  'cli/simulate',
  'workbench/tournaments',
  'sheet/announcedEffects',
  'google/textsFail',
  'simulation/analytic',
  'exchange/backToOpenGotha',
  'application/badInput',
  'google/permissions',
  'workbench/locales',
  'application/changes',
  'workbench/copies.e2e',
  'pairing/drawnStages',
  'workbench/desk.e2e',
  'application/consistency',
  'google/alertCalls',
  'workbench/beside',
  'sidebar/preview',
  'pairing/manyEvents',
  'build/build',
  'application/halfColumns',
  'workbench/serve',
  'workbench/forGoogle',
  'exchange/printLayout',
  'application/crash',
  'application/listsInOneSheet',
  'cli/auditExits',
  'workbench/googleFile.e2e',
  'application/numbersByLot',
  'application/severalLists',
  'build/release',
  'site/site.e2e',
  'application/registration',
  'application/columnsBeside',
  'application/tableRounds',
  'application/beside',
  'application/randomEvents/copies',
  'application/create',
  'pairing/teamEvents',
  'application/pastResults',
  'application/merge',
  'google/movedLog',
  'pairing/events',
  'simulation/soak',
  'application/renamed',
  'application/otherLanguage',
  'workbench/host',
  'application/undoWholeGames',
  'google/alertFaults',
  'google/alertAnswers',
  'application/sortByPlace',
  'application/teams',
  'google/hidden',
  'application/randomCells',
] as const;

export const TURNS = 6;

/** The turn of the file at a place of the list: back and forth, so that turns are of one length. */
export function turnAt(place: number): number {
  const within = place % (2 * TURNS);
  return Math.min(within, 2 * TURNS - 1 - within);
}

function commit(): string {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    // A copy without history plays the first turn.
    return '0';
  }
}

const COMMANDS = ['run', 'list', 'watch'];

/** The files that are left to other turns, as patterns of vitest. */
export function leftToOtherTurns(environment: NodeJS.ProcessEnv, args: readonly string[]): readonly string[] {
  const named = args.some(arg => !arg.startsWith('-') && !COMMANDS.includes(arg));
  if (named || environment['LONG'] || environment['TURN'] === 'all') return [];
  const turn = Number(environment['TURN'] ?? Number.parseInt(commit().slice(0, 8), 16)) % TURNS;
  return IN_TURNS.filter((_, place) => turnAt(place) !== turn).map(file => `test/${file}.test.ts`);
}
