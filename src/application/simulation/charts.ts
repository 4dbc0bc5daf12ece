import type { Text } from '../../sheet/wording';
import type { Estimate, Report } from '../../simulation/counts/report';
import type { Chart } from '../protocol/protocol';
import type { MakeFigure } from './figure';

/** The most bars of a chart: a narrow panel is not readable with more. */
const MOST_BARS = 8;

type Group = Chart['groups'][number];
type ReportPlayer = Report['players'][number];

/** Made-up players have no name of their own. */
export type ReportNameOf = (player: Pick<ReportPlayer, 'name' | 'no'>) => string;

export const chartsOf = (
  text: Text,
  figure: MakeFigure,
  nameOf: ReportNameOf,
  reports: readonly Report[],
): readonly Chart[] =>
  [
    shares(text('simulation.chart.first'), figure, reports, report =>
      strongest(report).map(player => ({ label: nameOf(player), estimate: player.first })),
    ),
    shares(text('simulation.chart.prizes'), figure, reports, report =>
      strongest(report).map(player => ({ label: nameOf(player), estimate: player.inPrizes })),
    ),
    differences(text, figure, reports),
  ].filter(({ groups }) => groups.length > 0);

/** The players from the strongest down; equally strong ones in the order of the list. */
const strongest = ({ players }: Report): Report['players'] =>
  players
    .map((player, index) => ({ player, index }))
    .sort((a, b) => b.player.strength - a.player.strength || a.index - b.index)
    .slice(0, MOST_BARS)
    .map(({ player }) => player);

type ChartLine = { readonly label: string; readonly estimate: Estimate | undefined };

const shares = (
  title: string,
  figure: MakeFigure,
  reports: readonly Report[],
  lines: (report: Report) => readonly ChartLine[],
): Chart => chart(title, figure, '%', 100, reports.map(lines), 'share');

function differences(text: Text, figure: MakeFigure, reports: readonly Report[]): Chart {
  const lines = reports.map(({ rounds }) =>
    rounds.slice(0, MOST_BARS).map((estimate, r) => ({ label: `R${r + 1}`, estimate })),
  );
  const most = Math.max(1, ...lines.flat().map(({ estimate }) => estimate?.high ?? 0));
  return chart(text('simulation.chart.gap'), figure, '', most, lines, 'points');
}

function chart(
  title: string,
  figure: MakeFigure,
  unit: string,
  most: number,
  series: readonly (readonly ChartLine[])[],
  kind: 'share' | 'points',
): Chart {
  const scale = kind === 'share' ? 100 : 1;
  const longest = [...series].sort((a, b) => b.length - a.length)[0] ?? [];
  const groups = longest.map(({ label }, i): Group => {
    const bars = series.map(lines => {
      const estimate = lines[i]?.estimate;
      const { value = 0, low = 0, high = 0 } = estimate ?? {};
      return {
        value: scale * value,
        low: scale * low,
        high: scale * high,
        text: figure(estimate, kind).value,
      };
    });
    return { label, bars };
  });
  return { title, unit, most, groups };
}
