import type { View } from '../../../src/application/protocol/protocol';
import {
  asks,
  LOOK,
  text,
  type Button,
  type ButtonAction,
  type Panel,
  type PanelPart,
} from '../../model/panel';
import type { Say } from '../../words';
import { onwardWithout, type AtEvent } from '../parts/onward';

type Simulate = Extract<View, { view: 'simulate' }>;
type Simulation = Extract<View, { view: 'simulation' }>;
type SimulationWritten = Extract<View, { view: 'simulation written' }>;

/** The form: who plays, by which rules, how often. */
export const simulate = ({ wish, players, problems }: Simulate, say: Say, at: AtEvent): Panel => ({
  heading: say('sidebar.simulate.heading'),
  parts: [text(say('sidebar.simulate.text')), { part: 'simulation form', wish, players, problems }],
  primary: { label: say('sidebar.simulate.play'), does: { deed: 'play', purpose: 'answers' } },
  others: [
    { label: say('sidebar.simulate.advise'), does: { deed: 'play', purpose: 'advice' } },
    ...onwardWithout(at, say),
  ],
  back: LOOK,
});

const useIt = ({ system, rounds, bar, seen }: NonNullable<Simulation['use']>, say: Say): Button => ({
  label: say('sidebar.simulate.use'),
  does: asks({ ask: 'use system', system, rounds, bar, seen }),
});

/** The results of the events so far; *Stop* keeps them. */
export function simulation(view: Simulation, playing: boolean, say: Say): Panel {
  const { wish, done, tallies, names, rows, charts, notes, seriesNote, use } = view;
  const isWhole = done >= wish.events;
  const change: ButtonAction = { deed: 'back' };
  const toSheet: Button = {
    label: say('sidebar.simulate.write'),
    does: asks({ ask: 'simulation sheet', wish, tallies }),
  };
  return {
    heading: say(wish.purpose === 'advice' ? 'sidebar.simulate.advice' : 'sidebar.simulate.results'),
    parts: [
      {
        part: 'progress',
        label: say('sidebar.simulate.progress', { done, events: wish.events }),
        known: done,
        total: wish.events,
      },
      ...notes.map(text),
      ...(use && !playing ? [text(say('sidebar.simulate.uses', { changes: use.changes.join('; ') }))] : []),
      { part: 'figures', names, rows },
      ...(seriesNote === '' ? [] : [text(seriesNote)]),
      ...charts.map((chart): PanelPart => ({ part: 'chart', chart, names })),
    ],
    primary: playing
      ? { label: say('sidebar.simulate.stop'), does: { deed: 'stop' } }
      : use
        ? useIt(use, say)
        : toSheet,
    others: playing
      ? []
      : [
          ...(use ? [toSheet] : []),
          ...(isWhole
            ? []
            : [{ label: say('sidebar.simulate.playOn'), does: { deed: 'play on' } } as Button]),
          { label: say('sidebar.simulate.change'), does: change },
        ],
    back: playing ? { deed: 'stop' } : change,
  };
}

export const simulationWritten = ({ sheet }: SimulationWritten, say: Say): Panel => ({
  heading: say('sidebar.simulate.written'),
  parts: [text(say('sidebar.simulate.writtenText', { sheet }))],
  primary: {
    label: say('sidebar.simulate.open'),
    does: asks({ ask: 'go', to: { sheet, a1: 'A1' } }),
  },
  others: [{ label: say('sidebar.simulate.again'), does: asks({ ask: 'simulation' }) }],
  back: undefined,
});
