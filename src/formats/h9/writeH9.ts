import { notCarried } from '../fileProblems';
import {
  fullName,
  type ExchangedPlayer,
  type ExchangedTournament,
  type FinalOrder,
  type Writing,
} from '../exchange';
import type { FileProblem } from '../../tournament/fileProblem';
import { asRated } from '../asRated';
import { otherFacts } from '../otherFacts';
import { spreadRounds } from '../spreadRounds';
import { whoTookPart } from '../tookPart';
import { lintH9 } from './lintH9';
import { notInLines } from './notInLines';
import { withCountedWorths } from './countedWorths';
import { nameOfWords, unlessUnknown } from './h9Line';
import { cellsInOrder, inLowerCase, oneWord, remarkLine } from './lineWriting';
import { makeCell } from './resultCell';
import { classOf, makeTags, readTags } from './tags';

/** Points shown beside each player; OpenGotha's own files have four columns. */
const CRITERIA = 4;

/**
 * One line a player in the final order, opponents by the line's number; `rules` stands in a remark. `problems` are
 * losses and faults that the rating officer would send back.
 */
export function writeH9(given: ExchangedTournament, final: FinalOrder, rules = ''): Writing {
  const rated = asRated(given);
  const spread = spreadRounds(rated.tournament);
  const worths = withCountedWorths(spread.tournament);
  const { tournament } = worths;
  const { tookPart, problems } = whoTookPart(tournament);
  const listed = { ...final, order: final.order.filter(tookPart) };
  const cells = cellsInOrder(tournament, listed);
  const shown = final.criteria.slice(0, CRITERIA);
  const titles = shown.map(({ title }) => title.slice(0, 5).padStart(5)).join('');
  const lines = listed.order.map((player, index) => {
    const playerInList = tournament.players[player] as ExchangedPlayer;
    const ownCells = cells[player] ?? [];
    return [
      `${String(index + 1).padStart(4)} ${nameText(playerInList).padEnd(30)} ${rankText(playerInList).padStart(3)}`,
      ` ${countryText(playerInList)} ${clubText(playerInList).padStart(4)}`,
      ...shown.map(({ values }) => ` ${pointText(values[player]).padStart(4)}`),
      ...Array.from({ length: CRITERIA - shown.length }, () => ' 0'),
      ...ownCells.map(cell => ` ${makeCell(cell, 'with signs').padStart(8)}`),
      /^\d{8}$/.test(playerInList.pin) ? ` |${playerInList.pin}` : '',
    ].join('');
  });
  const header = `; Pl Name                            Rk Co Club${titles}`;
  return {
    text: `${[...makeTags(tournament), ...remarkLine(rules), ';', header, ...lines].join('\n')}\n`,
    problems: [
      ...rated.problems,
      ...spread.problems,
      ...worths.problems,
      ...problems,
      ...notInLines(tournament),
      ...notHere(tournament, listed),
      ...lintH9(tournament, classOf(tournament)),
    ],
  };
}

/** Surname and first name, each a word; a name in capitals is not kept so. */
const nameText = ({ surname, firstName }: ExchangedPlayer): string =>
  [surname, firstName]
    .map(inLowerCase)
    .map(oneWord)
    .filter(part => part !== '')
    .join(' ') || '?';

const countryText = ({ country }: ExchangedPlayer): string =>
  /^[A-Za-z]{2}$/.test(country) ? country.toUpperCase() : 'XX';

const clubText = ({ club }: ExchangedPlayer): string => {
  const short = [...club.replace(/[^\p{L}\p{N}]/gu, '')].slice(0, 4).join('');
  return short === '' || /^\d+$/.test(short) ? 'xxxx' : short;
};

const rankText = ({ rank }: ExchangedPlayer): string => {
  if (rank === undefined) return '30K';
  if (rank.kind === 'professional') return `${rank.dan}P`;
  return rank.index >= 0 ? `${rank.index + 1}D` : `${Math.min(30, -rank.index)}K`;
};

const pointText = (value: string | undefined): string =>
  /^-?\d+(?:\.\d+)?[½¼¾]?$/.test(value ?? '') ? (value as string) : '0';

function notHere(tournament: ExchangedTournament, { order, criteria }: FinalOrder): readonly FileProblem[] {
  const { players, games, facts } = tournament;
  const those = (has: (player: ExchangedPlayer) => boolean) => players.filter(has).map(fullName);
  const isMcMahon = criteria[0]?.title === 'MMS';
  return [
    ...notCarried('longNames', those(isOtherName)),
    ...notCarried(
      'ranks',
      those(({ rank }) => rank === undefined),
    ),
    ...notCarried(
      'professionalRanks',
      those(({ rank }) => rank?.kind === 'amateur' && rank.index < -30),
    ),
    ...notCarried(
      'countries',
      those(player => unlessUnknown(countryText(player), 'XX') !== player.country),
    ),
    ...notCarried(
      'clubs',
      those(player => unlessUnknown(clubText(player), 'xxxx') !== player.club),
    ),
    ...notCarried(
      'pins',
      those(({ pin }) => pin !== '' && !/^\d{8}$/.test(pin)),
    ),
    ...notCarried(
      'numbers',
      order.flatMap((player, index) =>
        players[player]?.no === index + 1 ? [] : [String(players[player]?.no ?? 0)],
      ),
    ),
    ...notCarried('starts', isMcMahon ? ['MMS'] : those(({ start }) => start !== undefined)),
    ...notCarried(
      'defaults',
      games.flatMap(({ byDefault, colourKnown, round }) => (byDefault && !colourKnown ? [`R${round}`] : [])),
    ),
    ...otherFacts(tournament.facts, readTags(makeTags(tournament).join('\n')).facts),
    ...notCarried(
      'time',
      facts.time && facts.time.overtime.kind !== 'adjusted' ? [facts.time.overtime.kind] : [],
    ),
  ];
}

function isOtherName(player: ExchangedPlayer): boolean {
  const { surname, firstName } = nameOfWords(nameText(player).split(' '));
  return surname !== player.surname || firstName !== player.firstName;
}
