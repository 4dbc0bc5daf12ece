import { entriesIn, type WallList } from '../../src/tournament/wallList';

export interface Figures {
  readonly events: number;
  readonly rounds: number;
  readonly games: number;
  /** Games after which somebody has had one colour thrice running; of even games alone. */
  readonly threeRunning: number;
  /** Players by the difference of their colours in even games at the end. */
  readonly balance: Readonly<Record<number, number>>;
  readonly byes: number;
  /** Byes of somebody while another one who played in that round had had fewer. */
  readonly unfairByes: number;
  readonly repeats: number;
}

export const NOTHING: Figures = {
  events: 0,
  rounds: 0,
  games: 0,
  threeRunning: 0,
  balance: {},
  byes: 0,
  unfairByes: 0,
  repeats: 0,
};

export function figuresOf(list: WallList): Figures {
  const players = [...list.players.keys()];
  const colours = players.map((): ('black' | 'white')[] => []);
  const byes = players.map(() => 0);
  const met = new Set<string>();
  let [games, threeRunning, unfairByes, repeats, rounds] = [0, 0, 0, 0, 0];
  for (let round = 1; round <= list.rounds; round++) {
    const before = [...byes];
    const playing = players.filter(player => entriesIn(list, player, round).some(one => one.kind === 'game'));
    if (playing.length > 0) rounds++;
    for (const player of players)
      for (const entry of entriesIn(list, player, round)) {
        if (entry.kind === 'free' && entry.as === 'bye') {
          byes[player] = (byes[player] ?? 0) + 1;
          if (playing.some(one => (before[one] ?? 0) < (before[player] ?? 0))) unfairByes++;
        }
        if (entry.kind !== 'game') continue;
        if (entry.colour !== undefined && entry.handicap === 0) {
          const coloursOfPlayer = colours[player] ?? [];
          coloursOfPlayer.push(entry.colour);
          const last = coloursOfPlayer.slice(-3);
          if (last.length === 3 && last.every(one => one === entry.colour)) threeRunning++;
        }
        if (entry.opponent < player) continue;
        games++;
        const pair = `${player} ${entry.opponent}`;
        if (met.has(pair)) repeats++;
        met.add(pair);
      }
  }
  const balance: Record<number, number> = {};
  for (const coloursOfPlayer of colours) {
    if (coloursOfPlayer.length === 0) continue;
    const black = coloursOfPlayer.filter(one => one === 'black').length;
    const off = Math.abs(2 * black - coloursOfPlayer.length);
    balance[off] = (balance[off] ?? 0) + 1;
  }
  const given = byes.reduce((sum, one) => sum + one, 0);
  return { events: 1, rounds, games, threeRunning, balance, byes: given, unfairByes, repeats };
}

export function addFigures(one: Figures, other: Figures): Figures {
  const balance: Record<number, number> = { ...one.balance };
  for (const [off, count] of Object.entries(other.balance))
    balance[Number(off)] = (balance[Number(off)] ?? 0) + count;
  return {
    events: one.events + other.events,
    rounds: one.rounds + other.rounds,
    games: one.games + other.games,
    threeRunning: one.threeRunning + other.threeRunning,
    balance,
    byes: one.byes + other.byes,
    unfairByes: one.unfairByes + other.unfairByes,
    repeats: one.repeats + other.repeats,
  };
}
