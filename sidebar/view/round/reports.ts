import type { AgreedReport, View } from '../../../src/application/protocol/protocol';
import { asks, text, type Panel, type PanelPart } from '../../model/panel';
import type { Say } from '../../words';
import { namesOf } from '../parts/names';
import { resultText } from '../parts/resultText';

type Reports = Extract<View, { view: 'reports' }>;

/** Reports of players in three heaps: to be recorded, to be decided, and those that the list contradicts. */
export function reports(view: Reports, say: Say): Panel {
  const { agreed, unclear, differing } = view;
  const isEmpty = agreed.length + unclear.length + differing.length === 0;
  return {
    heading: say('sidebar.reports'),
    parts: [
      ...(isEmpty ? [text(say('sidebar.reports.none'))] : []),
      ...(agreed.length === 0
        ? []
        : ([
            { part: 'subheading', text: say('sidebar.reports.agreed', { count: agreed.length }) },
            { part: 'lines', lines: linesOf(agreed, say) },
          ] as const)),
      ...remarksPart(say('sidebar.reports.open'), unclear),
      ...remarksPart(say('sidebar.reports.differ'), differing),
    ],
    primary:
      agreed.length === 0
        ? undefined
        : {
            label: say('sidebar.reports.record', { count: agreed.length }),
            does: asks({ ask: 'take reports', results: agreed.map(seenOf) }),
          },
    others: [{ label: say('sidebar.leave'), does: { deed: 'back' } }],
    back: { deed: 'back' },
  };
}

const seenOf = ({ round, black, white, result }: AgreedReport) => ({ round, black, white, result });

const remarksPart = (heading: string, remarks: Reports['unclear']): readonly PanelPart[] =>
  remarks.length === 0
    ? []
    : [
        { part: 'subheading', text: heading },
        { part: 'remarks', remarks },
      ];

/** `Table 3: Ito H. – Kask M.: Kask M. wins (×2: Ito Haruka)`; the round stands before them where there are several. */
function linesOf(agreed: readonly AgreedReport[], say: Say): readonly string[] {
  const isOne = new Set(agreed.map(({ round }) => round)).size === 1;
  const names = namesOf(agreed);
  const short = (label: string): string => names.get(label)?.short ?? label;
  return agreed.map(({ round, table, black, white, result, points, count, names: by }) => {
    const resultWords = resultText(result, { black, white }, names, say);
    const inPoints = points === undefined ? '' : ` ${say('sidebar.enter.points', { points })}`;
    const line = say('sidebar.reports.line', {
      table,
      black: short(black),
      white: short(white),
      result: `${resultWords}${inPoints}`,
    });
    const who = [...(count > 1 ? [`×${count}`] : []), ...(by.length > 0 ? [by.join(', ')] : [])].join(': ');
    const whole = who === '' ? line : `${line} (${who})`;
    return isOne ? whole : `${say('sidebar.place.round', { round })} · ${whole}`;
  });
}
