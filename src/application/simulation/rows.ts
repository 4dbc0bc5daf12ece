import type { Text } from '../../sheet/wording';
import { MEASURES, type Measure, type Report } from '../../simulation/counts/report';
import type { SimulationRow } from '../protocol/protocol';
import type { MakeFigure } from './figure';

/**
 * The measures that the panel shows, in the order of an organiser's questions. The sheet shows all measures
 * of a report.
 */
export const ASKED = [
  'strongestFirst',
  'topInPrizes',
  'tau',
  'tiedFirst',
  'evenGames',
  'gap',
  'upsets',
  'games',
  'fewestGames',
  'mostGames',
  'rounds',
  'drawUps',
  'repeats',
  'byes',
  'hours',
] as const satisfies readonly Measure[];

export const allMeasures = Object.keys(MEASURES) as readonly Measure[];

export const measureRows = (
  text: Text,
  figure: MakeFigure,
  reports: readonly Report[],
  measures: readonly Measure[] = ASKED,
): readonly SimulationRow[] =>
  measures.map(measure => ({
    what: text(`simulation.${measure}`),
    values: reports.map(({ measures: own }) => figure(own[measure], MEASURES[measure])),
  }));
