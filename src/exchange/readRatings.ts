import { fullName } from '../formats/exchange';
import { bytesToText } from '../formats/parse/bytesToText';
import { listDate, listLabel } from '../formats/ratingLists/listDate';
import { matchPlayers } from '../formats/ratingLists/matchPlayers';
import { readRatingList, type RatedPlayer } from '../formats/ratingLists/readRatingList';
import { fileSentence } from '../text/files';
import { makeRank } from '../tournament/rank';
import type { Language } from '../tournament/languages';
import type { RatedRow, TournamentNow } from './fileRows';
import { exchangedOf } from './exchangedOf';
import type { PlayerIndex } from '../tournament/indices';

export type RatingsReading =
  | {
      readonly kind: 'ratings';
      /** The list and its day: `EGF 2026-11-01`. */
      readonly list: string;
      readonly found: readonly RatedRow[];
      /** Players of whom a person has to say who they are. */
      readonly doubtful: readonly DoubtfulPlayer[];
      readonly missing: readonly string[];
    }
  | { readonly kind: 'refused'; readonly sentence: string };

export interface DoubtfulPlayer {
  readonly name: string;
  /** As the list has them, with what would be taken. */
  readonly candidates: readonly { readonly label: string; readonly row: RatedRow }[];
}

/** More are not chosen from. */
const MOST_CANDIDATES = 50;

/** Reads a list that somebody opened or pasted; `day` is that of the file, for a list that does not say its own. */
export function readRatings(
  given: Uint8Array | string,
  day: string,
  now: TournamentNow,
  language: Language,
): RatingsReading {
  const decoded = typeof given === 'string' ? { text: given.replace(/\r\n?/g, '\n') } : bytesToText(given);
  const list = 'text' in decoded ? readRatingList(decoded.text) : decoded;
  if (!('federation' in list) || !('text' in decoded))
    return { kind: 'refused', sentence: fileSentence(language, 'code' in list ? list : NOBODY) };
  const { tournament } = exchangedOf(now);
  const { players } = now.wallList;
  const rowOf = (player: PlayerIndex, { pin, rank, rating }: RatedPlayer): RatedRow => ({
    no: players[player]?.no ?? 0,
    name: players[player]?.name ?? '',
    pin,
    rank: rank ? makeRank(rank) : '',
    rating: rating ?? null,
  });
  const matches = matchPlayers(tournament.players, list);
  const nameOf = (player: PlayerIndex): string => {
    const person = tournament.players[player];
    return person ? fullName(person) : '';
  };
  return {
    kind: 'ratings',
    list: listLabel(list, listDate(decoded.text, list) ?? day),
    found: matches.flatMap(match => ('rated' in match ? [rowOf(match.player, match.rated)] : [])),
    doubtful: matches.flatMap((match): readonly DoubtfulPlayer[] =>
      match.kind === 'doubtful'
        ? [
            {
              name: nameOf(match.player),
              candidates: match.candidates
                .slice(0, MOST_CANDIDATES)
                .map(rated => ({ label: shown(rated), row: rowOf(match.player, rated) })),
            },
          ]
        : [],
    ),
    missing: matches.flatMap(match => (match.kind === 'not found' ? [nameOf(match.player)] : [])),
  };
}

const NOBODY = { code: 'noPlayersInFile', severity: 'error', place: { kind: 'file' }, values: {} } as const;

const shown = ({ name, rank, rating, country, club, pin }: RatedPlayer): string =>
  [name, rank ? makeRank(rank) : '', rating ?? '', country, club, pin]
    .filter(part => part !== '')
    .join(' · ');
