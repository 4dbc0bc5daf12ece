import type { FileProblem } from '../../tournament/fileProblem';
import {
  fullName,
  type ExchangedPlayer,
  type ExchangedTournament,
  type FinalOrder,
  type Writing,
} from '../exchange';
import { fileWarning, notCarried } from '../fileProblems';
import { asRated } from '../asRated';
import { otherFacts } from '../otherFacts';
import { spreadRounds } from '../spreadRounds';
import { whoTookPart } from '../tookPart';
import { withCountedWorths } from './countedWorths';
import { nameOfWords, unlessUnknown } from './h9Line';
import { cellsInOrder, oneLine, oneWord, remarkLine } from './lineWriting';
import { notInLines } from './notInLines';
import { LICENCE, LIKE_LICENCE, readTouHeader } from './readTou';
import { makeCell } from './resultCell';
import { adjustedMinutes } from '../../tournament/adjustedTime';
import type { PlayerIndex } from '../../tournament/indices';

/** `problems` are losses, and licences that are missing. */
export function writeTou(given: ExchangedTournament, final: FinalOrder, rules = ''): Writing {
  const rated = asRated(given);
  const spread = spreadRounds(rated.tournament);
  const worths = withCountedWorths(spread.tournament);
  const { tournament } = worths;
  const { facts, settings, players } = tournament;
  const { tookPart, problems } = whoTookPart(tournament);
  const listed = { ...final, order: final.order.filter(tookPart) };
  const cells = cellsInOrder(tournament, listed);
  const [year = '', month = '', day = ''] = facts.begins.split('-');
  const overtime = facts.time && facts.time.overtime.kind !== 'none' ? '+b' : '';
  const lines = listed.order.map((player, index) => {
    const playerInList = players[player] as ExchangedPlayer;
    const number = `${String(index + 1).padStart(4)} ${nameText(playerInList).padEnd(25)}`;
    const about = `${rankText(playerInList).padStart(3)} ${licenceOf(playerInList).padEnd(7)} ${clubText(playerInList).padEnd(4)}`;
    return `${number} ${about} ${(cells[player] ?? []).map(cell => makeCell(cell, 'without signs').padStart(8)).join('')}`;
  });
  const tags = [
    `;name=${oneLine(facts.name)}`,
    ...(facts.begins === '' ? [] : [`;date=${day}/${month}/${year}`]),
    `;vill=${oneLine(facts.place)}`,
    `;comm=${oneLine(facts.name)}`,
    `;size=${facts.boardSize}`,
    ...(facts.time
      ? [`;time=${Math.round(facts.time.basicMinutes)}${overtime}`, `;ta=${adjustedMinutes(facts.time)}`]
      : []),
    `;komi=${(settings.komi ?? 13) / 2}`,
    ...remarkLine(rules),
    ';Num Nom Prenom               Niv Licence Club',
  ];
  return {
    text: `${[...tags, ...lines].join('\n')}\n`,
    problems: [
      ...rated.problems,
      ...spread.problems,
      ...worths.problems,
      ...problems,
      ...notInLines(tournament),
      ...notHere(tournament, listed),
      ...otherFacts(facts, readTouHeader(tags.join('\n')).facts),
      ...withoutLicence(players, tookPart),
    ],
  };
}

const nameText = ({ surname, firstName }: ExchangedPlayer): string =>
  [surname, firstName]
    .map(oneWord)
    .filter(part => part !== '')
    .join(' ') || '?';

const rankText = ({ rank }: ExchangedPlayer): string => {
  if (rank === undefined) return '30K';
  if (rank.kind === 'professional') return '7D';
  return rank.index >= 0 ? `${rank.index + 1}D` : `${Math.min(30, -rank.index)}K`;
};

const licenceOf = ({ pin, openGotha }: ExchangedPlayer): string => {
  const licence = openGotha?.['ffgLicence']?.trim() ?? '';
  return [licence, pin].find(id => LICENCE.test(id)) ?? '';
};

const isForeign = ({ country }: ExchangedPlayer): boolean =>
  /^[A-Za-z]{2}$/.test(country) && country.toUpperCase() !== 'FR';

const clubText = (player: ExchangedPlayer): string => {
  if (isForeign(player)) return player.country.toUpperCase();
  const short = [...player.club.replace(/[^\p{L}\p{N}]/gu, '')].slice(0, 4).join('');
  if (licenceOf(player) === '' && LIKE_LICENCE.test(short)) return '';
  return /^[A-Z]{2}$/.test(short) ? `${short}__` : short;
};

function notHere(
  { players, facts, games }: ExchangedTournament,
  { order, criteria }: FinalOrder,
): readonly FileProblem[] {
  const those = (has: (player: ExchangedPlayer) => boolean) => players.filter(has).map(fullName);
  return [
    ...notCarried('longNames', those(isOtherName)),
    ...notCarried(
      'ranks',
      those(({ rank }) => rank === undefined),
    ),
    ...notCarried(
      'professionalRanks',
      those(({ rank }) => rank?.kind === 'professional' || (rank?.index ?? 0) < -30),
    ),
    ...notCarried(
      'countries',
      those(
        player =>
          player.country !== '' && !(isForeign(player) && player.country === player.country.toUpperCase()),
      ),
    ),
    ...notCarried(
      'clubs',
      those(player =>
        isForeign(player) ? player.club !== '' : unlessUnknown(clubText(player), 'xxxx') !== player.club,
      ),
    ),
    ...notCarried(
      'pins',
      those(player => player.pin !== licenceOf(player)),
    ),
    ...notCarried(
      'numbers',
      order.flatMap((player, index) =>
        players[player]?.no === index + 1 ? [] : [String(players[player]?.no ?? 0)],
      ),
    ),
    ...notCarried(
      'starts',
      those(({ start }) => start !== undefined),
    ),
    ...notCarried(
      'lists',
      criteria.map(({ title }) => title),
    ),
    ...notCarried(
      'defaults',
      games.flatMap(({ byDefault, round }) => (byDefault ? [`R${round}`] : [])),
    ),
    ...notCarried(
      'time',
      facts.time && facts.time.overtime.kind !== 'none' ? [facts.time.overtime.kind] : [],
    ),
  ];
}

function isOtherName(player: ExchangedPlayer): boolean {
  const { surname, firstName } = nameOfWords(nameText(player).split(' '));
  return surname !== player.surname || firstName !== player.firstName;
}

const withoutLicence = (
  players: readonly ExchangedPlayer[],
  tookPart: (player: PlayerIndex) => boolean,
): readonly FileProblem[] =>
  players.flatMap((player, index) =>
    tookPart(index) && licenceOf(player) === '' && !isForeign(player)
      ? [fileWarning('pinMissing', { kind: 'player', player: index }, { name: fullName(player) })]
      : [],
  );
