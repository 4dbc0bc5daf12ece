import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { VERSION } from '../../src/application/workbook/version';
import { makeTable } from '../../src/formats/parse/table';
import { changedSettings } from '../../src/sheet/settings/changedSettings';
import { LOG_TITLES, makeLogRows } from '../../src/sheet/write/logRows';
import { makePairedFrom } from '../../src/sheet/write/pairedFrom';
import { wallListCells } from '../../src/sheet/write/wallListCells';
import { makeText } from '../../src/sheet/wording';
import { playEvent } from '../../src/simulation/event/event';
import { simulatedField } from '../../src/simulation/event/field';
import type { SimulationPlan } from '../../src/simulation/event/plan';
import type { PlayedEvent } from '../../src/simulation/event/playedRound';
import { makePlacement } from '../../src/standings/placement/placement';
import { makeEvent } from '../../src/standings/stages/makeEvent';

const text = makeText('en');
type Rows = readonly (readonly string[])[];

/** Writes every event of the plans into a folder, for the audit of this program or another one. Returns the exit code. */
export function writeEvents(
  plans: readonly { readonly name: string; readonly plan: SimulationPlan }[],
  folder: string,
): number {
  try {
    mkdirSync(folder, { recursive: true });
    for (const { name, plan } of plans) {
      const field = simulatedField(plan);
      const begin = plans.length > 1 ? `${name.replace(/[^\p{L}\p{N}]+/gu, '-').toLowerCase()}-` : '';
      for (let index = 0; index < plan.events; index++) {
        const event = playEvent(plan, field, index);
        const write = (end: string, rows: Rows): void => {
          const path = join(folder, `${begin}event-${index + 1}${end}.tsv`);
          if (existsSync(path)) throw new Error(`${path} exists already.`);
          writeFileSync(path, makeTable(rows, '\t'));
        };
        write('', listRows(event));
        write('-settings', [
          [text('settings.name'), text('settings.value')],
          ...changedSettings(event.settings, text),
        ]);
        write('-log', logRows(event));
      }
      console.log(`${name}: ${plan.events} events in ${folder}`);
    }
    return 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return 1;
  }
}

export function listRows({ list, settings }: PlayedEvent): Rows {
  const { place, unplaced } = makePlacement(makeEvent(list, settings), 'final');
  const [titles = [], ...rows] = wallListCells(list, text);
  return [
    [...titles, text('title.place')],
    ...rows.map((row, player) => [...row, unplaced.has(player) ? '' : String(place[player] ?? '')]),
  ];
}

/** The Log of the pairings, as the add-on keeps it. */
export const logRows = ({ rounds, settings }: PlayedEvent): Rows => [
  LOG_TITLES.map(title => text(title)),
  ...rounds.flatMap(({ before, paired: { round } }, index) =>
    makeLogRows(
      {
        no: index + 1,
        when: '',
        what: text('action.pair', { round }),
        status: 'done',
        blocks: [],
        undoes: undefined,
        seen: '',
        pairedFrom: makePairedFrom({ round, wallList: before, settings }),
      },
      VERSION,
    ),
  ),
];
