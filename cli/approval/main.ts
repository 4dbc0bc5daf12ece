import { parseArgs } from 'node:util';
import { auditEvent } from '../../src/audit/auditEvent';
import { makePairedFrom, readPairedFrom } from '../../src/sheet/write/pairedFrom';
import { readSettings } from '../../src/sheet/settings/readSettings';
import { playEvent } from '../../src/simulation/event/event';
import { simulatedField } from '../../src/simulation/event/field';
import { MODEL, QUESTIONS, type SimulationPlan } from '../../src/simulation/event/plan';
import { addFigures, figuresOf, NOTHING, type Figures } from './figures';

const HELP = `The figures of docs/approval.md: events played by dice, counted, and each round of them audited.

npm run approval -- [--events N] [--seed TEXT]

  --events N    of each kind (400)
  --seed TEXT   the same seed gives the same figures (approval)

Real events: npm run audit -- FILE … --short
`;

/** The systems that pair by scores, with an odd and an even field, absences and late entries. */
export const KINDS: readonly { readonly settings: string; readonly size: number; readonly rounds: number }[] =
  [
    { settings: 'System=McMahon; Upper bar=1d', size: 24, rounds: 5 },
    { settings: 'System=McMahon; Upper bar=1d; Handicap=MMS', size: 25, rounds: 5 },
    { settings: 'System=Swiss', size: 24, rounds: 5 },
    { settings: 'System=Swiss', size: 25, rounds: 7 },
    { settings: 'System=Score pairing; Preset=WMSG 2008', size: 24, rounds: 7 },
  ];

export interface KindFigures extends Figures {
  /** Rounds that are not exactly the best pairing, and departures of any sort, which the audit finds. */
  readonly notBest: number;
  readonly departures: number;
}

export function figuresOfKind(kind: (typeof KINDS)[number], events: number, seed: string): KindFigures {
  const { settings } = readSettings(kind.settings, { hasStart: false });
  const plan: SimulationPlan = {
    field: { kind: 'generated', size: kind.size, mean: 1700, spread: 400 },
    settings,
    rounds: kind.rounds,
    events,
    seed,
    model: { ...MODEL, absence: 0.05, late: 0.05, jigo: 0.02 },
    questions: QUESTIONS,
  };
  const field = simulatedField(plan);
  let sum = NOTHING;
  let [notBest, departures] = [0, 0];
  for (let index = 0; index < events; index++) {
    const { list, settings: held, rounds } = playEvent(plan, field, index);
    const logged = rounds.flatMap(({ before, paired: { round } }) => {
      const read = readPairedFrom(makePairedFrom({ round, wallList: before, settings: held }));
      return read ? [read] : [];
    });
    const audit = auditEvent({ wallList: list, settings: held, known: logged });
    sum = addFigures(sum, figuresOf(list));
    notBest += audit.rounds.filter(({ optimal }) => optimal !== 'same' && optimal !== 'equal').length;
    departures += [...audit.rounds.flatMap(({ findings }) => findings), ...audit.end].filter(
      ({ weight }) => weight === 'departure',
    ).length;
  }
  return { ...sum, notBest, departures };
}

/** Returns the exit code: 1 for wrong options, 2 where a rule was broken. */
export function main(args: readonly string[]): number {
  const { values } = parseArgs({
    args: [...args],
    options: { events: { type: 'string' }, seed: { type: 'string' }, help: { type: 'boolean' } },
    strict: false,
  });
  const events = Number(values.events ?? 400);
  if (values.help || !Number.isInteger(events) || events < 1) {
    console.log(HELP);
    return values.help ? 0 : 1;
  }
  const wrong = KINDS.map(kind => {
    const figures = figuresOfKind(kind, events, String(values.seed ?? 'approval'));
    for (const line of linesOf(kind, figures)) console.log(line);
    return figures.departures + figures.notBest;
  });
  return wrong.some(count => count > 0) ? 2 : 0;
}

function linesOf(
  { settings, size, rounds }: (typeof KINDS)[number],
  figures: KindFigures,
): readonly string[] {
  const balance = Object.entries(figures.balance).map(([off, players]) => `${off}: ${players}`);
  return [
    `${settings}; ${size} players, ${rounds} rounds`,
    `  events ${figures.events}, rounds ${figures.rounds}, games ${figures.games}`,
    `  repeats ${figures.repeats}, byes ${figures.byes}, out of turn ${figures.unfairByes}`,
    `  colours apart at the end, players: ${balance.join(', ')}; thrice running ${figures.threeRunning}`,
    `  audit: not the best ${figures.notBest}, departures ${figures.departures}`,
  ];
}
