import { makeRank } from '../../tournament/rank';
import {
  fullName,
  shownRounds,
  type ExchangedTournament,
  type FinalOrder,
  type RankedLines,
  type RankedNow,
} from '../exchange';
import { membersOfTeams } from '../tables';
import { hasColumn, type StandingsLook } from '../standingsColumns';
import { labelOf, type PrintWords } from './roundOf';
import type { PrintTable } from './sheets';

/** More columns of rounds and points than this need paper on its side; beside more rounds than that there is no room for clubs. */
const [UPRIGHT, BESIDE_CLUBS] = [4, 6];

/** Says that no place is final, else after which round they are. */
export const wordsOfState = ({ counted, provisional }: RankedNow, words: Pick<PrintWords, 'round'>): string =>
  provisional || (counted === 0 ? '' : words.round(counted));

const joined = (...parts: readonly string[]): string => parts.filter(part => part !== '').join(' · ');

/** The cells of some rows of a ranking: place, number, who it is, rounds, points, what is remarked. */
function rankedRows(
  { order, places, criteria }: FinalOrder,
  lines: RankedLines,
  about: { readonly titles: readonly string[]; readonly of: (row: number) => readonly string[] },
  words: PrintWords,
  isMeant: (row: number) => boolean = () => true,
): Pick<PrintTable, 'header' | 'rows' | 'isOnSide'> {
  const rounds = shownRounds(lines);
  const hasRemarks = lines.remarks.some(remark => remark !== '');
  const only = <T>(has: boolean, cell: T): readonly T[] => (has ? [cell] : []);
  return {
    isOnSide: rounds.length + criteria.length > UPRIGHT,
    header: [
      words.place,
      ...only(rounds.length > 0, words.no),
      ...about.titles,
      ...rounds.map(column => `R${lines.rounds[column]}`),
      ...criteria.map(({ title }) => title),
      ...only(hasRemarks, words.remarks),
    ],
    rows: order.flatMap((row, line) =>
      isMeant(row)
        ? [
            [
              String(places[row] ?? ''),
              ...only(rounds.length > 0, String(line + 1)),
              ...about.of(row),
              ...rounds.map(column => lines.games[line]?.[column] ?? ''),
              ...criteria.map(({ values }) => values[row] ?? ''),
              ...only(hasRemarks, lines.remarks[line] ?? ''),
            ],
          ]
        : [],
    ),
  };
}

export interface PrintedRanking {
  readonly tournament: ExchangedTournament;
  readonly final: FinalOrder;
  readonly ranking: RankedNow;
  /** The rules that the event is held by, or in what it is not. */
  readonly rules: string;
  readonly words: PrintWords;
  readonly look: StandingsLook;
}

function players({ tournament, ranking, words, look }: PrintedRanking) {
  const hasRoom = shownRounds(ranking.players).length <= BESIDE_CLUBS;
  const country = hasColumn(look, 'country');
  const club = hasRoom && hasColumn(look, 'club');
  const only = (has: boolean, cell: string): readonly string[] => (has ? [cell] : []);
  return {
    titles: [words.name, words.rank, ...only(country, words.country), ...only(club, words.club)],
    of: (row: number): readonly string[] => {
      const person = tournament.players[row];
      return [
        person ? fullName(person) : '',
        person?.rank ? makeRank(person.rank) : '',
        ...only(country, person?.country ?? ''),
        ...only(club, person?.club ?? ''),
      ];
    },
  };
}

/** The standings with every round, as of the last one that counts. */
export function printedStandings(printed: PrintedRanking): PrintTable {
  const { tournament, final, ranking, rules, words } = printed;
  return {
    title: tournament.facts.name,
    about: joined(words.standings, wordsOfState(ranking, words)),
    below: rules,
    ...rankedRows(final, ranking.players, players(printed), words),
  };
}

/** The standings of teams with every match; none in an event of single players. */
export function printedTeams({ tournament, ranking, rules, words }: PrintedRanking): readonly PrintTable[] {
  const { teams } = ranking;
  if (!teams) return [];
  const about = { titles: [words.team], of: (row: number) => [teams.names[row] ?? ''] };
  return [
    {
      title: tournament.facts.name,
      about: joined(words.teams, wordsOfState(ranking, words)),
      below: rules,
      ...rankedRows(teams, teams, about, words),
    },
  ];
}

/** A list for each category, then for each group, with the places of the whole event. */
export function printedGroups(printed: PrintedRanking): readonly PrintTable[] {
  const { tournament, final, ranking, rules, words } = printed;
  return (['category', 'group'] as const).flatMap(kind => {
    const of = (row: number): string => tournament.players[row]?.[kind].trim() ?? '';
    const names = [...new Set(final.order.map(of))].filter(name => name !== '');
    return names.map(name => ({
      title: tournament.facts.name,
      about: joined(`${words[kind]} ${name}`, wordsOfState(ranking, words)),
      below: rules,
      ...rankedRows(final, ranking.players, players(printed), words, row => of(row) === name),
    }));
  });
}

export function printedLineUps({ tournament, words }: PrintedRanking): PrintTable {
  const members = membersOfTeams(tournament.players, words.language);
  return {
    title: tournament.facts.name,
    about: words.teams,
    header: [words.team, words.board, words.name, words.country, words.club],
    rows: members.map(({ player, index }) => [
      player.team,
      player.board === undefined ? '' : String(player.board),
      labelOf(tournament, index),
      player.country,
      player.club,
    ]),
  };
}
