import type { CarriedPart, FileProblem } from '../../tournament/fileProblem';
import { SETTING_KEYS, SETTINGS, type SettingKey } from '../../tournament/settings';
import { fullName, type ExchangedPlayer, type ExchangedTournament } from '../exchange';
import { notCarried, settingsNotCarried } from '../fileProblems';
import type { PlayerIndex, RoundNo } from '../../tournament/indices';

/** Entries that no list of lines with results holds, whichever federation's it is. */
export function notInLines({
  players,
  games,
  free,
  settings,
  clubGroups,
  openGotha,
}: ExchangedTournament): readonly FileProblem[] {
  const those = (what: CarriedPart, has: (player: ExchangedPlayer) => boolean) =>
    notCarried(what, players.filter(has).map(fullName));
  const named = (player: PlayerIndex, round: RoundNo): string =>
    `${fullName(players[player] as ExchangedPlayer)}, R${round}`;
  const gamesWith = (what: CarriedPart, has: (game: ExchangedTournament['games'][number]) => boolean) =>
    notCarried(
      what,
      games.filter(has).map(({ black, round }) => named(black, round)),
    );
  return [
    ...those('ratings', ({ rating }) => rating !== undefined),
    ...those('maximumRatings', ({ maximumRating }) => maximumRating !== undefined),
    ...those('memberships', ({ membership }) => membership !== undefined),
    ...those('ratingLists', ({ ratingList }) => ratingList !== undefined),
    ...those('categories', ({ category }) => category !== ''),
    ...those('groups', ({ group }) => group !== ''),
    ...those('supergroup', ({ supergroup }) => supergroup),
    ...those('previousOrder', ({ previousOrder }) => previousOrder !== undefined),
    ...those('teams', ({ team }) => team !== ''),
    ...those('boards', ({ board }) => board !== undefined),
    ...those('out', ({ out }) => out.rounds.length > 0 || out.from !== undefined),
    ...gamesWith('tables', ({ table }) => table !== undefined),
    ...gamesWith('lengths', ({ moves }) => moves !== undefined),
    ...gamesWith('handicaps', ({ handicap, colourKnown }) => handicap > 9 || (handicap > 0 && !colourKnown)),
    ...gamesWith(
      'oneSidedResults',
      ({ blackOutcome, whiteOutcome }) => (blackOutcome === 'unknown') !== (whiteOutcome === 'unknown'),
    ),
    ...notCarried(
      'byeWorths',
      free.flatMap(({ player, round, entry }) =>
        entry.as === 'bye' && entry.worth !== 'win' ? [named(player, round)] : [],
      ),
    ),
    ...notCarried('absences', emptyCells(games, free, players.length, settings.rounds ?? 0)),
    ...settingsNotCarried(SETTING_KEYS.filter(key => isIn(settings, key))),
    ...notCarried(
      'clubGroups',
      clubGroups.map(({ name }) => name),
    ),
    ...notCarried('parameters', Object.keys(openGotha?.parameters ?? {})),
  ];
}

function isIn(settings: ExchangedTournament['settings'], key: SettingKey): boolean {
  const { kind } = SETTINGS[key];
  return kind.kind === 'weight' ? settings.weights?.[kind.of] !== undefined : key in settings;
}

/** Rounds of which the list says nothing are written as absences. */
function emptyCells(
  games: ExchangedTournament['games'],
  free: ExchangedTournament['free'],
  players: number,
  rounds: number,
): readonly string[] {
  const full = new Set([
    ...games.flatMap(({ black, white, round }) => [`${black} ${round}`, `${white} ${round}`]),
    ...free.map(({ player, round }) => `${player} ${round}`),
  ]);
  const missing = players * rounds - full.size;
  return Array.from({ length: Math.max(0, missing) }, () => '0-');
}
