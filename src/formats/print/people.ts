import { makeRank } from '../../tournament/rank';
import { fullName, type ExchangedPlayer, type ExchangedTournament } from '../exchange';
import { gamesByTable, type PrintWords } from './roundOf';
import type { PrintTable } from './sheets';
import type { RoundNo } from '../../tournament/indices';

/** The players in the order of their names, as somebody looks for the own one. */
const byName = (
  { players }: ExchangedTournament,
  { language }: PrintWords,
): readonly (readonly [index: number, player: ExchangedPlayer])[] =>
  [...players.entries()].sort(([, one], [, other]) =>
    `${one.surname} ${one.firstName}`.localeCompare(`${other.surname} ${other.firstName}`, language),
  );

const nameAndRank = (player: ExchangedPlayer): readonly [string, string] => [
  fullName(player),
  player.rank ? makeRank(player.rank) : '',
];

export function playersByName(tournament: ExchangedTournament, words: PrintWords): PrintTable {
  return {
    title: tournament.facts.name,
    about: `${words.players} · ${words.byName}`,
    header: [words.name, words.no, words.rank, words.rating, words.country, words.club],
    rows: byName(tournament, words).map(([, player]) => {
      const [name, rank] = nameAndRank(player);
      const rating = player.rating === undefined ? '' : String(player.rating);
      return [name, String(player.no), rank, rating, player.country, player.club];
    }),
  };
}

/** Everybody by name with a box to tick; who is not awaited any more has a cross in it. With fees also what is still to be paid, and what the list says of licences. */
export function checkInList(
  tournament: ExchangedTournament,
  words: PrintWords,
  owed?: readonly string[],
): PrintTable {
  const isBegun = tournament.players.some(({ out }) => out.isAwaited);
  const hasMemberships = tournament.players.some(({ membership }) => membership !== undefined);
  return {
    title: tournament.facts.name,
    about: words.checkIn,
    header: [
      words.here,
      words.name,
      words.no,
      words.rank,
      words.country,
      words.club,
      ...(owed ? [words.owed] : []),
      ...(hasMemberships ? [words.membership] : []),
    ],
    rows: byName(tournament, words).map(([index, player]) => [
      isBegun && !player.out.isAwaited ? '☒' : '☐',
      fullName(player),
      String(player.no),
      nameAndRank(player)[1],
      player.country,
      player.club,
      ...(owed ? [owed[index] ?? ''] : []),
      ...(hasMemberships ? [words.memberText(player.membership ?? '', tournament.facts.begins)] : []),
    ]),
  };
}

export function notPlayingTable(
  tournament: ExchangedTournament,
  round: RoundNo,
  words: PrintWords,
): PrintTable {
  const seated = new Set(gamesByTable(tournament, round).flatMap(({ black, white }) => [black, white]));
  return {
    title: tournament.facts.name,
    about: `${words.round(round)} · ${words.notPlaying}`,
    header: [words.name, words.no, words.rank, words.remarks],
    rows: byName(tournament, words)
      .filter(([index]) => !seated.has(index))
      .map(([index, player]) => {
        const [name, rank] = nameAndRank(player);
        return [name, String(player.no), rank, whyNone(tournament, index, round, words)];
      }),
  };
}

function whyNone(
  { free, players }: ExchangedTournament,
  index: number,
  round: RoundNo,
  words: PrintWords,
): string {
  const entry = free.find(freeRound => freeRound.player === index && freeRound.round === round)?.entry;
  if (entry?.as === 'bye') return words.bye;
  if (entry) return entry.worth === 'half' ? words.absentAgreed : words.absent;
  const { out } = players[index] ?? {};
  if (out?.from !== undefined && out.from <= round) return words.left(out.from);
  if (out?.rounds.includes(round)) return words.absentAgreed;
  return out?.isAwaited ? words.notHere : words.notPaired;
}
