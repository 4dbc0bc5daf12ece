import { parseOut } from '../src/sheet/cells/fields';
import { parseEntries } from '../src/sheet/cells/notation';
import { parseRank } from '../src/tournament/rank';
import type { Entry } from '../src/tournament/game';
import type { Player, WallList } from '../src/tournament/wallList';

/**
 * A wall list as text: a header row, then one row for each player, columns apart by `|` or two blanks. `No`, `Name`
 * and the rounds `R1` … are enough; Rank, Rating, Start, Previous order, Category, Group, Out, Team and Board are read too, and `Rating R2`, `Board R2`. `.` is an empty cell.
 * Without a `No` column players are numbered from 1.
 */
export function wallListText(text: string): WallList {
  const [header = [], ...rows] = text
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '')
    .map(line => line.split(/\s*\|\s*|\s{2,}/).map(cell => (cell === '.' ? '' : cell)));
  const cell = (row: readonly string[], title: string): string => row[header.indexOf(title)] ?? '';
  const rounds = header.filter(title => /^R\d+$/.test(title));
  const players = rows.map((row, index) => ({
    ...makePlayer(title => cell(row, title), index),
    ...byRound(header, row, 'Rating', 'ratings'),
    ...byRound(header, row, 'Board', 'boards'),
  }));
  const indexOf = new Map(players.map((player, index) => [player.no, index]));
  const entries = rows.map(row => rounds.map(title => readEntries(cell(row, title), indexOf)));
  return { players, rounds: rounds.length, entries };
}

/** The cells of columns such as `Rating R2`, by round; nothing where the player has none. */
function byRound(
  header: readonly string[],
  row: readonly string[],
  title: string,
  key: 'ratings' | 'boards',
): Pick<Player, 'ratings' | 'boards'> {
  const values: number[] = [];
  header.forEach((one, column) => {
    const [, round] = new RegExp(`^${title} R(\\d+)$`).exec(one) ?? [];
    if (round !== undefined && (row[column] ?? '') !== '') values[Number(round)] = Number(row[column]);
  });
  return values.length > 0 ? { [key]: values } : {};
}

function makePlayer(cell: (title: string) => string, index: number): Player {
  const number = (title: string) => (cell(title) === '' ? undefined : Number(cell(title)));
  const start = number('Start');
  return {
    no: number('No') ?? index + 1,
    name: cell('Name'),
    rank: parseRank(cell('Rank')),
    rating: number('Rating'),
    country: cell('Country'),
    club: cell('Club'),
    pin: '',
    start: start === undefined ? undefined : 2 * start,
    category: cell('Category'),
    group: cell('Group'),
    supergroup: cell('Supergroup') !== '',
    previousOrder: number('Previous order'),
    team: cell('Team'),
    board: number('Board'),
    out: parseOut(cell('Out')) ?? { rounds: [], from: undefined },
  };
}

function readEntries(text: string, indexOf: ReadonlyMap<number, number>): Entry[] {
  const written = parseEntries(text);
  if ('kind' in written) throw new Error(`not R9 notation: ${text}`);
  return written.map((one): Entry =>
    one.kind === 'free' ? one : { ...one, opponent: indexOf.get(one.opponentNo) ?? -1 },
  );
}
