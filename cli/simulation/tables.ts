import { makeText, type Text } from '../../src/sheet/wording';
import { GOALS, type Advice } from '../../src/simulation/counts/advice';
import {
  MEASURES,
  type Comparison,
  type Estimate,
  type CountedFinding,
  type Measure,
  type Report,
  type Unit,
} from '../../src/simulation/counts/report';
import { PROBLEM_CODES } from '../../src/tournament/problem';
import { makeRank } from '../../src/tournament/rank';

export const LABELS: Readonly<Record<Measure, string>> = {
  strongestFirst: 'the strongest is first, alone or with equals',
  strongestAlone: 'the strongest is first alone',
  topInPrizes: 'of the strongest, in the prizes at the end',
  tau: "final order and strength, Kendall's tau",
  tiedFirst: 'several are first, all tiebreaks used',
  firstPlayers: 'players who share the first place',
  gap: 'rating difference of a game',
  evenGames: 'even games',
  upsets: 'games that the weaker player wins',
  games: 'games a player',
  fewestGames: 'fewest games of any player',
  mostGames: 'most games of any player',
  rounds: 'rounds',
  roundsPlayed: 'rounds with a game, a player',
  drawUps: 'games between different scores',
  repeats: 'games of players who met before',
  byes: 'byes',
  handicapGames: 'games with handicap',
  sittings: 'games one after another',
  hours: 'hours a day',
};

const DIGITS: Readonly<Record<Unit, number>> = { share: 1, points: 1, number: 2, hours: 1, tau: 3 };

const figure = (value: number, unit: Unit): string =>
  unit === 'share' ? `${(100 * value).toFixed(1)} %` : value.toFixed(DIGITS[unit]);

/** `74.2 % (71.4 to 76.8 %)`; `5`, alone, where all events had the same. */
export function estimateText(estimate: Estimate | undefined, unit: Unit): string {
  if (!estimate) return '';
  const { value, low, high } = estimate;
  if (low === high) return Number.isInteger(value) && unit !== 'share' ? String(value) : figure(value, unit);
  return `${figure(value, unit)} (${figure(low, unit).replace(' %', '')} to ${figure(high, unit)})`;
}

const keys = Object.keys(MEASURES) as Measure[];

function table(rows: readonly (readonly string[])[]): string {
  const widths = rows.reduce<number[]>(
    (all, row) => row.map((cell, i) => Math.max(all[i] ?? 0, cell.length)),
    [],
  );
  return rows.map(row => row.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join('  ').trimEnd()).join('\n'); // prettier-ignore
}

export function reportText(title: string, report: Report): string {
  const parts = [
    `${title}: ${report.events} events${report.failed > 0 ? `, ${report.failed} more could not be played` : ''}; in brackets the 95 % interval`,
    table(keys.map(key => [LABELS[key], estimateText(report.measures[key], MEASURES[key])])),
    table([
      ['strength', 'in the prizes'],
      ...report.inPrizes.map((one, k) => [`${k + 1}.`, estimateText(one, 'share')]),
    ]),
    table([
      ['several first after', ''],
      ...report.ties.map(({ after, share }) => [after, estimateText(share, 'share')]),
    ]),
    table([
      ['round', 'rating difference'],
      ...report.rounds.map((one, r) => [String(r + 1), estimateText(one, 'points')]),
    ]),
    table([
      ['table', 'rating difference'],
      ...report.tables.slice(0, TABLES).map((one, t) => [String(t + 1), estimateText(one, 'points')]),
    ]),
    ...findings('Events that could not be played:', report.failures),
    ...findings('Rules of pairing that were broken:', report.faults),
  ];
  return parts.join('\n\n');
}

const TABLES = 8;

const findings = (title: string, counted: readonly CountedFinding[]): readonly string[] =>
  counted.length === 0
    ? []
    : [
        [
          title,
          ...counted.map(
            ({ code, events, first }) =>
              `${events} × ${findingText(makeText('en'), code)} (first: event ${first})`,
          ),
        ].join('\n'),
      ];

/** The sentence of a problem without its values, or a fault's own name. */
function findingText(text: Text, code: string): string {
  const problemCode = PROBLEM_CODES.find(one => one === code);
  return problemCode ? `${code}: ${text(`problem.${problemCode}`)}` : code;
}

export function comparisonText(names: readonly [string, string], comparison: Comparison): string {
  const rows = keys.flatMap(key => {
    const measure = comparison.measures[key];
    if (!measure) return [];
    const { low, high } = measure.difference;
    const differs = low > 0 || high < 0 ? '*' : '';
    return [
      [
        LABELS[key],
        figure(measure.a.value, MEASURES[key]),
        figure(measure.b.value, MEASURES[key]),
        `${estimateText(measure.difference, MEASURES[key])} ${differs}`,
      ],
    ];
  });
  return [
    `${names[0]} and ${names[1]}; * where the difference is more than chance`,
    table([['', names[0], names[1], 'difference'], ...rows]),
  ].join('\n\n');
}

export function adviceText(advised: readonly Advice[], sittings: number): string {
  const rows = advised.map(({ candidate, goals, score, fits, equalToFirst, report }) => [
    candidate.system,
    candidate.rounds === undefined ? '' : String(candidate.rounds),
    candidate.upperBar ? makeRank(candidate.upperBar) : '',
    candidate.topGroup === undefined ? '' : String(candidate.topGroup),
    fits ? '' : `needs ${report.measures.sittings?.value.toFixed(1) ?? '?'} games`,
    score ? `${score.value.toFixed(3)}${equalToFirst ? ' =' : ''}` : '',
    ...GOALS.map(goal => goals[goal]?.value.toFixed(2) ?? ''),
  ]);
  return [
    `Ways to hold the event in ${sittings} games one after another, best first; = cannot be told from the first`,
    table([['system', 'rounds', 'bar', 'top group', 'time', 'score', ...GOALS], ...rows]),
    'Each goal is 0 to 1: the strongest is first; the strongest end in the prizes; the order is that of strength;\neven games; everybody plays as much as anybody. The score is their mean.',
  ].join('\n\n');
}
