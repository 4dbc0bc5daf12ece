import type { FileProblem } from '../../tournament/fileProblem';
import { fullName, type ExchangedPlayer, type ExchangedTournament } from '../exchange';
import { fileWarning } from '../fileProblems';
import { COUNTRIES } from './countries';
import { bestClass, type TournamentClass } from '../../tournament/adjustedTime';
import type { PlayerIndex } from '../../tournament/indices';

/** Faults that the EGF's rating officer would send the file back for; `written` is the class in the file. */
export function lintH9(tournament: ExchangedTournament, written: TournamentClass): readonly FileProblem[] {
  return [...aboutEvent(tournament, written), ...aboutPlayers(tournament), ...aboutGames(tournament)];
}

const DATE = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;

function aboutEvent(
  { facts, settings }: ExchangedTournament,
  written: TournamentClass,
): readonly FileProblem[] {
  const { name, place, country, begins, ends, time } = facts;
  const hasDates = DATE.test(begins) && (ends === '' || DATE.test(ends));
  const wanted = settings.tournamentClass;
  return [
    ...(name.trim() === '' ? [fileWarning('eventUnnamed')] : []),
    ...(place.trim() === '' || !COUNTRIES.has(country.toUpperCase()) ? [fileWarning('placeMissing')] : []),
    ...(hasDates ? [] : [fileWarning('datesMissing')]),
    ...(hasDates && ends !== '' && ends < begins
      ? [fileWarning('datesReversed', undefined, { begins, ends })]
      : []),
    ...(time === undefined ? [fileWarning('timeMissing')] : []),
    ...(wanted !== undefined && bestClass(facts) !== undefined && wanted < written
      ? [fileWarning('classTooHigh', undefined, { wanted, written })]
      : []),
  ];
}

/** The EGF rates from 30k to 9d and knows professionals to 9p. */
const LOWEST = -30;
const HIGHEST = 8;

function aboutPlayers({ players, games }: ExchangedTournament): readonly FileProblem[] {
  const seats = new Set(games.flatMap(({ black, white }) => [black, white]));
  const firstWith = new Map<string, string>();
  return players.flatMap((player, index) => {
    if (!seats.has(index)) return [];
    const place = { kind: 'player', player: index } as const;
    const name = fullName(player);
    const { pin, rank, country } = player;
    const problems: FileProblem[] = [];
    if (pin === '') problems.push(fileWarning('pinMissing', place, { name }));
    else if (!/^\d{8}$/.test(pin)) problems.push(fileWarning('wrongPin', place, { name, pin }));
    else {
      const other = firstWith.get(pin);
      if (other === undefined) firstWith.set(pin, name);
      else problems.push(fileWarning('pinTwice', place, { name, pin, other }));
    }
    if (rank === undefined) problems.push(fileWarning('rankMissing', place, { name }));
    else if (rank.kind === 'amateur' && (rank.index < LOWEST || rank.index > HIGHEST))
      problems.push(fileWarning('rankOutside', place, { name }));
    if (!COUNTRIES.has(country.toUpperCase()))
      problems.push(fileWarning('unknownCountry', place, { name, country }));
    return problems;
  });
}

function aboutGames({ players, games }: ExchangedTournament): readonly FileProblem[] {
  if (games.length === 0) return [fileWarning('nobodyPlayed')];
  return games.flatMap(({ round, black, white, blackOutcome, whiteOutcome }) => {
    if (blackOutcome !== 'unknown' && whiteOutcome !== 'unknown') return [];
    const nameOf = (player: PlayerIndex): string => fullName(players[player] as ExchangedPlayer);
    const place = { kind: 'entry', player: black, round } as const;
    return [fileWarning('resultOpen', place, { name: nameOf(black), opponent: nameOf(white), round })];
  });
}
