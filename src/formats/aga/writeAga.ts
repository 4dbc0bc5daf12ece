import type { FileProblem } from '../../tournament/fileProblem';
import {
  fullName,
  type ExchangedGame,
  type ExchangedPlayer,
  type ExchangedTournament,
  type Writing,
} from '../exchange';
import { fileWarning, notCarried } from '../fileProblems';
import { oneLine } from '../h9/lineWriting';
import { notInLines } from '../h9/notInLines';
import { federationIds } from '../openGotha/player';
import { asRated } from '../asRated';
import { otherFacts } from '../otherFacts';
import { spreadRounds } from '../spreadRounds';
import { whoTookPart } from '../tookPart';
import type { Member } from './members';
import { readHeader } from './readAga';
import type { PlayerIndex } from '../../tournament/indices';

/** The highest id that the AGA keeps for players who have none yet; the next ones count down. */
const FIRST_SPARE = 99_999;

/**
 * Players without an id get a spare one; ids that are not in a list of members are a warning, for the AGA refuses
 * the file. Games not won over the board are left out. Rules stand behind the end, where no program looks.
 */
export function writeAga(
  given: ExchangedTournament,
  members?: readonly Member[],
  rulesOfEvent = '',
): Writing {
  const rated = asRated(given);
  const { tournament, problems } = spreadRounds(rated.tournament);
  const { facts, players, rounds, games, settings } = tournament;
  const { tookPart, problems: absent } = whoTookPart(tournament);
  const ids = idsToWrite(players);
  const komi = Math.floor((settings.komi ?? 15) / 2);
  const sections = Array.from({ length: rounds }, (_, index) => [
    `GAMES ${index + 1}`,
    ...games
      .filter(game => game.round === index + 1 && isWon(game))
      .map(({ black, white, blackOutcome, handicap }) => {
        const stones = handicap === 1 ? 0 : handicap;
        const winner = blackOutcome === 'won' ? 'B' : 'W';
        return [ids[white], ids[black], winner, stones, handicap === 0 ? komi : 0].join('\t');
      }),
    '',
  ]).flat();
  const header = [
    `TOURNEY\t${oneLine([facts.name, facts.place].filter(part => part !== '').join(', '))}`,
    `\tstart=${facts.begins}`,
    `\tfinish=${facts.ends || facts.begins}`,
    '\trules=AGA',
  ];
  const lines = [
    ...header,
    'PLAYERS',
    ...players.flatMap((player, index) =>
      tookPart(index) ? [[ids[index], nameText(player), rankText(player)].join('\t')] : [],
    ),
    '',
    ...sections,
    'END',
    ...(rulesOfEvent === '' ? [] : [`# ${oneLine(rulesOfEvent)}`]),
  ];
  return {
    text: `${lines.join('\n')}\n`,
    problems: [
      ...rated.problems,
      ...problems,
      ...absent,
      ...notInLines(tournament),
      ...notHere(tournament, ids, tookPart),
      ...otherFacts(facts, readHeader(header)),
      ...wrongIds(players, tookPart, members),
    ],
  };
}

const nameText = ({ surname, firstName }: ExchangedPlayer): string =>
  [surname, firstName].map(part => oneLine(part.replace(/,/g, ' '))).join(', ');

const rankText = ({ rank }: ExchangedPlayer): string => {
  if (rank === undefined) return '30K';
  if (rank.kind === 'professional') return `${rank.dan}P`;
  return rank.index >= 0 ? `${rank.index + 1}D` : `${-rank.index}K`;
};

const isWon = ({ blackOutcome, whiteOutcome, byDefault, colourKnown }: ExchangedGame): boolean =>
  !byDefault &&
  colourKnown &&
  ((blackOutcome === 'won' && whiteOutcome === 'lost') ||
    (blackOutcome === 'lost' && whiteOutcome === 'won'));

/** An id of the AGA without zeros before it; '' for none. */
const ownId = (player: ExchangedPlayer): string => {
  const { agaId } = federationIds(player);
  return /^\d{1,6}$/.test(agaId) && Number(agaId) > 0 ? String(Number(agaId)) : '';
};

/** Spare ids for players who have none, or that of somebody further up. */
function idsToWrite(players: readonly ExchangedPlayer[]): readonly string[] {
  const ownIds = players.map(ownId);
  const taken = new Set(ownIds);
  const given = new Set<string>();
  let spare = FIRST_SPARE;
  return ownIds.map(id => {
    if (id !== '' && !given.has(id)) {
      given.add(id);
      return id;
    }
    while (taken.has(String(spare))) spare--;
    return String(spare--);
  });
}

/** Ids that the AGA would refuse the file for. */
function wrongIds(
  players: readonly ExchangedPlayer[],
  tookPart: (player: PlayerIndex) => boolean,
  members: readonly Member[] | undefined,
): readonly FileProblem[] {
  const memberIds = members && new Set(members.map(({ id }) => String(Number(id))));
  const first = new Map<string, string>();
  return players.flatMap((player, index) => {
    if (!tookPart(index)) return [];
    const pin = ownId(player);
    const place = { kind: 'player', player: index } as const;
    const name = fullName(player);
    if (pin === '') return [fileWarning('pinMissing', place, { name })];
    const other = first.get(pin);
    if (other !== undefined) return [fileWarning('pinTwice', place, { name, other, pin })];
    first.set(pin, name);
    return memberIds && !memberIds.has(pin) ? [fileWarning('wrongPin', place, { name, pin })] : [];
  });
}

function notHere(
  { players, games, free, facts }: ExchangedTournament,
  ids: readonly string[],
  tookPart: (player: PlayerIndex) => boolean,
): readonly FileProblem[] {
  const those = (has: (player: ExchangedPlayer, index: number) => boolean) =>
    players.filter(has).map(fullName);
  const gamesWith = (has: (game: ExchangedGame) => boolean) =>
    games.filter(has).map(({ round }) => `R${round}`);
  return [
    ...notCarried(
      'longNames',
      those(player => nameText(player) !== `${player.surname}, ${player.firstName}` || player.surname === ''),
    ),
    ...notCarried(
      'ranks',
      those(({ rank }) => rank === undefined),
    ),
    ...notCarried(
      'countries',
      those(({ country }) => country !== ''),
    ),
    ...notCarried(
      'clubs',
      those(({ club }) => club !== ''),
    ),
    ...notCarried(
      'pins',
      those((player, index) => player.pin !== ids[index]),
    ),
    ...notCarried(
      'numbers',
      players
        .filter((_, index) => tookPart(index))
        .flatMap(({ no }, index) => (no === index + 1 ? [] : [String(no)])),
    ),
    ...notCarried(
      'starts',
      those(({ start }) => start !== undefined),
    ),
    ...notCarried(
      'results',
      gamesWith(game => !isWon(game)),
    ),
    ...notCarried(
      'byes',
      free.map(({ round }) => `R${round}`),
    ),
    ...notCarried('time', facts.time ? [facts.time.overtime.kind] : []),
  ];
}
