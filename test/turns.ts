import { execFileSync } from 'node:child_process';

/**
 * Tests that take long, the longest first. All of them take four times as long as all others: a run without names of files plays
 * every test but these, and of these one turn, which the commit draws. `TURN=2` plays that turn, `TURN=all` or `LONG=1` all of them.
 */
export const IN_TURNS = [
  'workbench/memory.e2e',
  'sidebar/screens',
  'sidebar/sixRules',
  'workbench/startPage.e2e',
  'site/offline.e2e',
  'longText/cells',
  'sidebar/day',
  'sidebar/behaviour',
  'workbench/tournament.e2e',
  'sidebar/entering',
  'application/ownLists',
  'workbench/files.e2e',
  'workbench/page.e2e',
  'workbench/tutorial.e2e',
  'google/calls',
  'google/alertEvents',
  'workbench/keyboard.e2e',
  'application/selfTest',
  'workbench/ownLists.e2e',
  'workbench/severalLists.e2e',
  'workbench/beside',
  'workbench/simulation.e2e',
  'workbench/ownList.e2e',
  'site/hosted.e2e',
  'exchange/access',
  'google/afterDeath',
  'workbench/twoTabs.e2e',
  'google/glance',
  'google/alertPreviews',
  'application/dayAnew',
  'workbench/phone.e2e',
  'workbench/beside.e2e',
  'application/everySystem',
  'google/alerts',
  'workbench/locale.e2e',
  'cli/convert',
  'application/tenLists',
  'google/looksBack',
  'sidebar/randomKeys',
  'exchange/nextEvent',
  'sidebar/desk',
  'application/googleSystems',
  'sidebar/groups',
  'application/crash',
  'longText/requests',
  'google/hostileText',
  'sheet/announcedEffects',
  'workbench/check.e2e',
  'library/package',
  'workbench/tournaments',
  'application/halfColumns',
  'application/simulation',
  'application/changes',
  'sidebar/nested',
  'build/build',
  'sidebar/form',
  'google/typist',
  'simulation/analytic',
  'workbench/locales',
  'google/twoPanels',
  'workbench/serve',
  'pairing/manyEvents',
  'application/registration',
  'application/numbersByLot',
  'application/consistency',
  'google/alertAnswers',
  'sidebar/players',
  'cli/simulate',
  'application/severalLists',
  'build/release',
  'application/handicapGames',
  'sidebar/preview',
  'exchange/printLayout',
  'google/alertCalls',
  'application/sortByPlace',
  'pairing/diagonalPlayed',
  'application/check',
  'google/textsFail',
  'pairing/drawnStages',
  'workbench/desk.e2e',
  'application/otherLanguage',
  'application/tableRounds',
  'simulation/soak',
  'google/alertDeeds',
  'application/badInput',
  'sidebar/axe',
  'pairing/teamEvents',
  'application/teams',
  'application/pastResults',
  'google/permissions',
  'exchange/backToOpenGotha',
  'cli/auditExits',
  'sidebar/help',
  'application/undoWholeGames',
  'google/hidden',
  'workbench/copies.e2e',
  'application/randomCells',
  'application/merge',
  'pairing/events',
  'google/alertRubbish',
  'application/listsInOneSheet',
  'application/create',
  'application/randomEvents/copies',
  'workbench/host',
  'sheet/crossTable',
  'application/movedRows',
  'application/beside',
  'application/columnsBeside',
  'application/renamed',
  'application/randomEvents/severalLists',
  'application/textFormats',
  'longText/longText',
  'matching/matching',
  'application/diagonal',
  'site/site.e2e',
  'google/onePermission',
  'workbench/googleFile.e2e',
  'google/movedLog',
  'application/staleFormulas',
  'workbench/forGoogle',
  'application/otherForms',
  'exchange/lookUp/find',
  'application/oneEvent',
  'application/places',
  'application/noShows',
  'pairing/knockout',
  'matching/rematching',
  'application/google',
  'application/enter',
] as const;

export const TURNS = 8;

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
