import type { Remarkable, ResultsOfRound } from '../../../src/application/protocol/protocol';
import { asks, text, type Button, type Panel, type PanelPart } from '../../model/panel';
import type { RowChoice } from '../../model/entry';
import type { Say } from '../../words';
import { printRow, printsInMenu } from '../parts/printRow';
import { onward, type AtEvent } from '../parts/onward';
import { choosePart, pairLeft } from './part';

/** A round that is paired: its games, one a line. What else can be done with it stands in the menu. */
export function resultsMissing(
  view: ResultsOfRound,
  say: Say,
  at: AtEvent & { readonly row?: RowChoice },
): Panel {
  const { round, known, total, games = [], undo } = view;
  return {
    heading: say('sidebar.enter.heading', { round, known, total }),
    parts: [
      ...(at.row?.clears === true ? [clearQuestion(view, say)] : []),
      ...late(view, say),
      ...publication(view, say),
      ...(view.published !== undefined && known === 0 ? [printRow(round, say)] : []),
      ...reported(view, say),
      ...toKnow(view, say),
      ...leftToPair(view, say),
      ...missing(view, say),
      ...goingOn(view, say),
    ],
    primary: nextStep(view, say, at),
    others: [],
    ...(games.length > 0 && { results: view }),
    menu: [
      ...(view.ahead === undefined
        ? []
        : [
            {
              label: say('sidebar.ready.preview', { round: view.ahead }),
              does: asks({ ask: 'preview', ahead: true }),
            },
          ]),
      ...withoutWaiting(view, say),
      ...againButton(view, say),
      ...tablesButton(view, say),
      ...(view.reports ? [lookAtReports(say('sidebar.reports'))] : []),
      ...(view.published !== undefined && known > 0 ? printsInMenu(round, say) : []),
      ...(known > 0 && games.length > 0
        ? [
            {
              label: say('sidebar.enter.clear', { round }),
              does: { deed: 'clear results', isSure: false } as const,
            },
          ]
        : []),
      ...(undo
        ? [
            {
              label: `${say('sidebar.undo')}: ${undo.what}`,
              does: asks({ ask: 'undo', action: undo.action }),
            },
          ]
        : []),
    ],
    back: undefined,
  };
}

/** Typed results are recorded, then those paired who are left; a round that is over leads to the next one. */
function nextStep(view: ResultsOfRound, say: Say, at: AtEvent): Button | undefined {
  const { round, known, total, recordable, left, hasNext } = view;
  if (recordable > 0) return { label: say('sidebar.recordResults'), does: asks({ ask: 'record' }) };
  if (left) return pairLeft(left, say);
  if (known < total) return undefined;
  return hasNext === true
    ? {
        label: say('sidebar.enter.pair', { round: round + 1 }),
        does: asks({ ask: 'round', round: round + 1 }),
      }
    : onward(at, say);
}

const lookAtReports = (label: string): Button => ({ label, does: asks({ ask: 'reports' }) });

/** Offers what players have sent by a form, as long as something can be taken or decided. */
function reported({ reports }: ResultsOfRound, say: Say): readonly PanelPart[] {
  if (!reports || reports.agreed + reports.unclear === 0) return [];
  const { agreed, unclear } = reports;
  const sentences = [
    ...(agreed > 0 ? [say('sidebar.reports.offer', { count: agreed })] : []),
    ...(unclear > 0 ? [say('sidebar.reports.unclear', { count: unclear })] : []),
  ];
  return [{ part: 'offer', text: sentences.join('. '), button: lookAtReports(say('sidebar.reports.look')) }];
}

/** What was entered is never emptied without a question. */
const clearQuestion = ({ round, games = [] }: ResultsOfRound, say: Say): PanelPart => {
  const count = games.filter(({ result }) => result !== undefined).length;
  return {
    part: 'asked now',
    text: say('sidebar.enter.clearText', { round, count }),
    answers: [
      { label: say('sidebar.enter.clearNow', { count }), does: { deed: 'clear results', isSure: true } },
      { label: say('sidebar.enter.clearNot'), does: { deed: 'row', row: { clears: false } } },
    ],
  };
};

/** Two of them are one game, of which there is no part. */
function leftToPair({ left }: ResultsOfRound, say: Say): readonly PanelPart[] {
  if (!left) return [];
  const { round, names } = left;
  const sentence = say('sidebar.left', { round, count: names.length });
  return [
    names.length > 2 ? { part: 'offer', text: sentence, button: choosePart(say) } : text(sentence),
    { part: 'details', summary: say('sidebar.left.who'), lines: names },
  ];
}

const toKnow = ({ round, byHand, warnings = [] }: ResultsOfRound, say: Say): readonly PanelPart[] => [
  ...(byHand ? [text(say('sidebar.byHand.changed', { round }))] : []),
  ...(warnings.length > 0 ? [{ part: 'remarks', remarks: warnings } as const] : []),
];

/** Players without an opponent in the list are named with the cell; all else stands among the games. */
function missing({ missing: all, games = [] }: ResultsOfRound, say: Say): readonly PanelPart[] {
  const places: readonly Remarkable[] = games.length > 0 ? all.filter(({ game }) => game !== true) : all;
  if (places.length === 0) return [];
  return [
    { part: 'subheading', text: say('sidebar.missing.list') },
    places.some(({ mends = [] }) => mends.length > 0)
      ? { part: 'remarks', remarks: places }
      : { part: 'places', places },
  ];
}

/** Games of earlier rounds that went on while this one was paired: the way to them. */
const goingOn = ({ goingOn: open = [] }: ResultsOfRound, say: Say): readonly PanelPart[] =>
  [...new Set(open.map(({ round }) => round))].map(round => ({
    part: 'offer',
    text: say('sidebar.missing.goingOn', { round }),
    button: { label: say('sidebar.place.round', { round }), does: asks({ ask: 'round', round }) },
  }));

/** From when on whoever is not there has lost, and a reminder once it is past. */
function late({ late }: ResultsOfRound, say: Say): readonly PanelPart[] {
  if (!late) return [];
  const { at, over } = late;
  const reminder = { sentence: say('sidebar.missing.over', { at }), mend: '', cell: undefined };
  return over
    ? [{ part: 'remarks', remarks: [{ severity: 'warning', ...reminder }] }]
    : [text(say('sidebar.missing.late', { at }))];
}

/** Publication, as long as nothing is played; and a new pairing of what is open. */
function publication({ round, published, again, known }: ResultsOfRound, say: Say): readonly PanelPart[] {
  const publish = { label: say('sidebar.publish', { round }), does: asks({ ask: 'publish', round }) };
  if (published !== '' || known > 0) return [];
  const offer = {
    part: 'offer',
    text: say('sidebar.publish.offer'),
    button: publish,
    untilLeft: true,
  } as const;
  return again === undefined ? [] : [offer];
}

/** Where no game is open nothing is waited for. */
const isOver = ({ known, total, left }: ResultsOfRound): boolean => known === total && left === undefined;

/** The next round while games go on, once nothing is left to record. */
const withoutWaiting = (view: ResultsOfRound, say: Say): readonly Button[] => {
  const { waits } = view;
  return waits === undefined || view.recordable > 0 || isOver(view)
    ? []
    : [
        {
          label: say('sidebar.missing.waits', { round: waits }),
          does: asks({ ask: 'preview', ahead: true, hand: {} }),
        },
      ];
};

/** The named act that makes the open games anew. */
const againButton = (view: ResultsOfRound, say: Say): readonly Button[] =>
  view.again === true && view.published !== undefined && !isOver(view)
    ? [{ label: say('sidebar.again'), does: asks({ ask: 'preview', hand: { again: 'all' } }) }]
    : [];

/** Once the round has a sheet. */
const tablesButton = ({ round, tables, published }: ResultsOfRound, say: Say): readonly Button[] =>
  tables === true && published !== undefined
    ? [{ label: say('sidebar.tables'), does: asks({ ask: 'tables', round }) }]
    : [];
