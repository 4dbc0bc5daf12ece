import { resultWithPoints } from '../tables';
import type { ExchangedTournament } from '../exchange';
import { byesOf, gamesByTable, labelOf, type PrintWords } from './roundOf';
import { seatText } from '../seatText';
import type { PrintTable } from './sheets';
import type { RoundNo } from '../../tournament/indices';

const beside = (stones: number): string => (stones === 0 ? '' : String(stones));

/** The pairings of a round by table, for the wall beside the boards; handicaps where there are any. */
export function pairingsByTable(
  tournament: ExchangedTournament,
  round: RoundNo,
  words: PrintWords,
): PrintTable {
  const games = gamesByTable(tournament, round);
  const hasHandicaps = games.some(({ handicap }) => handicap > 0);
  const handicap = (text: string): readonly string[] => (hasHandicaps ? [text] : []);
  const rows = games.map(game => [
    seatText(tournament, game.seat),
    labelOf(tournament, game.black),
    labelOf(tournament, game.white),
    ...handicap(beside(game.handicap)),
    resultWithPoints(game),
  ]);
  const byes = byesOf(tournament, round).map(player => [
    words.bye,
    labelOf(tournament, player),
    '',
    ...handicap(''),
    '',
  ]);
  const header = [words.table, words.black, words.white, ...handicap(words.handicap), words.result];
  const about = `${words.round(round)} · ${words.byTable}`;
  return { title: tournament.facts.name, about, header, rows: [...rows, ...byes] };
}

/** The pairings of a round by name: everybody finds the own line. */
export function pairingsByName(
  tournament: ExchangedTournament,
  round: RoundNo,
  words: PrintWords,
): PrintTable {
  const rows = [
    ...gamesByTable(tournament, round).flatMap(({ seat, black, white, colourKnown }) => [
      [
        labelOf(tournament, black),
        seatText(tournament, seat),
        colourKnown ? words.black : '',
        labelOf(tournament, white),
      ],
      [
        labelOf(tournament, white),
        seatText(tournament, seat),
        colourKnown ? words.white : '',
        labelOf(tournament, black),
      ],
    ]),
    ...byesOf(tournament, round).map(player => [labelOf(tournament, player), words.bye, '', '']),
  ].sort(([one = ''], [other = '']) => one.localeCompare(other, words.language));
  return {
    title: tournament.facts.name,
    about: `${words.round(round)} · ${words.byName}`,
    header: [words.name, words.table, '', words.opponent],
    rows,
  };
}
