import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CHECKWALLLIST } from '../../src/application/functions/check';
import { NEXTROUND } from '../../src/application/functions/nextRound';
import { nextRoundOf } from '../../src/library/nextRoundOf';
import { openList } from '../../src/library/openList';
import { makeDice } from '../pairing/simulatedEvent';
import { pickFrom } from '../pairing/randomStages';

// N25 of docs/faults.md

type Row = (string | number)[];

const SYSTEMS = ['Swiss', 'McMahon', 'Score pairing', 'Round robin', 'Knock-out', 'Diagonal'] as const;

/** Titles before the rounds. */
const FRONT = ['No', 'Name', 'Rank', 'Rating', 'Out'] as const;

interface Typed {
  readonly settings: string;
  readonly rounds: number;
  readonly rows: Row[];
}

/** An event of one or two stages as it is typed, with pairs that must not meet. */
function typedByDice(dice: () => number): Typed {
  const players = 3 + Math.floor(6 * dice());
  const first = 1 + Math.floor(3 * dice());
  const rounds = first + 1 + Math.floor(2 * dice());
  const stages =
    dice() < 0.3
      ? `System=${pickFrom(dice, SYSTEMS)}`
      : `Stages=R1-R${first} ${pickFrom(dice, SYSTEMS)}, R${first + 1}-R${rounds} ${pickFrom(dice, SYSTEMS)}`;
  const qualifiers = dice() < 0.3 ? `; Qualifiers=${2 + Math.floor(dice() * players)}` : '';
  const draw = `; Draw=${pickFrom(dice, ['seeded', 'lot', 'bracket by lot'])}`;
  const one = 1 + Math.floor(dice() * players);
  const other = 1 + Math.floor(dice() * players);
  const apart = one === other ? '' : `; Forbidden pairs=${one}-${other}`;
  const settings = `${stages}${qualifiers}${draw}${apart}; Games per opponent=1; Seed=dice`;
  const rows = Array.from({ length: players }, (_, i): Row => [
    i + 1,
    `Player ${i + 1}x`,
    pickFrom(dice, ['4d', '1d', '3k']),
    1500 + Math.floor(900 * dice()),
    '',
    ...Array.from({ length: rounds }, () => ''),
  ]);
  return { settings, rounds, rows };
}

/** What people do before a round. */
function disturb({ rows }: Typed, round: number, dice: () => number): void {
  const column = FRONT.length + round - 1;
  if (dice() < 0.4) pickFrom(dice, rows)[column] = pickFrom(dice, ['0=', '0-', '0+']);
  if (dice() < 0.3) pickFrom(dice, rows)[4] = pickFrom(dice, [`${round}`, `${round}-`]);
  if (round > 1 && dice() < 0.2) {
    const no = rows.length + 1;
    rows.push([no, `Player ${no}x`, '1k', 1900, '', ...rows[0]!.slice(FRONT.length).map(() => '')]);
  }
}

/** Writes what a formula proposes, with results by dice. */
function write(
  { rows }: Typed,
  round: number,
  table: ReturnType<typeof NEXTROUND>,
  dice: () => number,
): void {
  const column = FRONT.length + round - 1;
  const add = (no: unknown, cell: string): void => {
    const row = rows[Number(no) - 1];
    if (row) row[column] = `${String(row[column] ?? '')} ${cell}`.trim();
  };
  for (const [at, black, , white] of table.slice(1)) {
    if (white === '' || white === undefined) add(black, at === 'bye' ? '0+' : '0-');
    else {
      const blackWins = dice() < 0.5;
      add(black, `${white}${blackWins ? '+' : '-'}/b`);
      add(white, `${black}${blackWins ? '-' : '+'}/w`);
    }
  }
  for (const row of rows) if (row[column] === '') row[column] = '0-';
}

/** `EVENTS=200` for a long run. */
const EVENTS = Number(process.env['EVENTS'] ?? 25);

test('whatever is said of a round, NEXTROUND or CHECKWALLLIST says it', () => {
  let sentences = 0;
  fc.assert(
    fc.property(fc.nat(1_000_000), seed => {
      const dice = makeDice(seed);
      const event = typedByDice(dice);
      for (let round = 1; round <= event.rounds; round++) {
        disturb(event, round, dice);
        const titles = [...FRONT, ...Array.from({ length: event.rounds }, (_, i) => `R${i + 1}`)];
        const list = [titles, ...event.rows];
        const next = nextRoundOf(openList(list, event.settings));
        if (next.kind !== 'round' || next.round !== round) return;
        const table = NEXTROUND(list, event.settings);
        const there = [...table, ...CHECKWALLLIST(list, event.settings)].map(row => row.join(' ')).join('\n');
        for (const sentence of next.warnings) {
          // At its game this is said in fewer words.
          const short = sentence.replace(/^.* is out of round \d+, so (.* wins by default\.)$/, '$1');
          expect(there).toContain(short);
          sentences++;
        }
        write(event, round, table, dice);
      }
    }),
    { numRuns: EVENTS },
  );
  expect(sentences).toBeGreaterThan(EVENTS);
});
