import type { TypedResult, View } from '../../../src/application/protocol/protocol';
import {
  asks,
  gameKey,
  LOOK,
  text,
  type Button,
  type ButtonAction,
  type Panel,
  type PanelPart,
  type TypedResults,
} from '../../model/panel';
import type { Say } from '../../words';
import { registrationButton } from '../event/registration';
import { undoOffer } from '../parts/offers';

type Missing = Extract<View, { view: 'results missing' }>;

export function resultsMissing(view: Missing, results: TypedResults, say: Say): Panel {
  const look = { label: say('sidebar.lookAgain'), does: LOOK };
  const own = typedHere(view, results);
  const count = own.length + view.recordable;
  const record = {
    label: own.length > 0 ? say('sidebar.recordCount', { count }) : say('sidebar.recordResults'),
    does: asks({ ask: 'record', ...(own.length > 0 && { results: own }) }),
  };
  const typed = count > 0;
  const { ahead } = view;
  const goOn =
    ahead === undefined
      ? []
      : [
          {
            label: say('sidebar.ready.preview', { round: ahead }),
            does: asks({ ask: 'preview', ahead: true }),
          },
        ];
  return {
    heading: say('sidebar.missing.heading', { round: view.round }),
    parts: [
      ...progress(view, say),
      ...late(view, say),
      ...publication(view, say),
      ...warnings(view),
      ...missing(view, results, say),
      ...goingOn(view, results, say),
      ...undoOffer(view.undo, say),
    ],
    primary: typed ? record : look,
    others: [
      ...(typed ? [look] : []),
      ...goOn,
      ...withoutWaiting(view, say),
      ...againButton(view, say),
      registrationButton(say),
    ],
    back: undefined,
  };
}

const warnings = ({ warnings = [] }: Missing): readonly PanelPart[] =>
  warnings.length > 0 ? [{ part: 'remarks', remarks: warnings }] : [];

function progress({ known, total, recordable }: Missing, say: Say): readonly PanelPart[] {
  const bar: PanelPart = {
    part: 'progress',
    label: say('sidebar.missing.progress', { known, total }),
    known,
    total,
  };
  const rows = [{ label: say('sidebar.missing.recordable'), value: recordable }];
  return recordable > 0 ? [bar, { part: 'counts', rows }] : [bar];
}

/** The results typed in the panel, for games that still lack one. */
const typedHere = (
  { round, games = [], goingOn = [] }: Missing,
  results: TypedResults,
): readonly TypedResult[] =>
  [...goingOn, ...games.map(game => ({ ...game, round }))].flatMap(game => {
    const result = game.result === undefined ? results[gameKey(game.round, game)] : undefined;
    return result ? [{ round: game.round, black: game.black, white: game.white, result }] : [];
  });

/** Games of earlier rounds that went on while this one was paired. */
function goingOn({ goingOn = [] }: Missing, typed: TypedResults, say: Say): readonly PanelPart[] {
  return [...new Set(goingOn.map(({ round }) => round))].map(round => ({
    part: 'results',
    round,
    games: goingOn.filter(game => game.round === round),
    typed,
    heading: say('sidebar.missing.goingOn', { round }),
    explained: false,
    absent: (player: string): ButtonAction => asks({ ask: 'absent', round, player }),
  }));
}

/** The games to enter; who has no opponent in the list is named with the cell. */
function missing(
  { round, missing, games = [] }: Missing,
  typed: TypedResults,
  say: Say,
): readonly PanelPart[] {
  const places = games.length > 0 ? missing.filter(({ game }) => game !== true) : missing;
  const list: readonly PanelPart[] =
    places.length === 0
      ? []
      : [
          { part: 'subheading', text: say('sidebar.missing.list') },
          places.some(({ mends = [] }) => mends.length > 0)
            ? { part: 'remarks', remarks: places }
            : { part: 'places', places },
        ];
  const absent = (player: string): ButtonAction => asks({ ask: 'absent', round, player });
  const heading = say('sidebar.missing.list');
  return games.length > 0
    ? [{ part: 'results', round, games, typed, heading, explained: true, absent }, ...list]
    : list;
}

/** From when on whoever is not there has lost, and a reminder once it is past. */
function late({ late }: Missing, say: Say): readonly PanelPart[] {
  if (!late) return [];
  const { at, over } = late;
  const reminder = { sentence: say('sidebar.missing.over', { at }), mend: '', cell: undefined };
  return over
    ? [{ part: 'remarks', remarks: [{ severity: 'warning', ...reminder }] }]
    : [text(say('sidebar.missing.late', { at }))];
}

/** Publication, as long as nothing is played; and a new pairing of what is open. */
function publication({ round, published, again, known }: Missing, say: Say): readonly PanelPart[] {
  const publish = { label: say('sidebar.publish', { round }), does: asks({ ask: 'publish', round }) };
  if (published !== '' || known > 0) return [];
  const offer: PanelPart = { part: 'offer', text: say('sidebar.publish.offer'), button: publish };
  return again === undefined ? [] : [offer];
}

/** The next round while games go on, once nothing is left to record. */
const withoutWaiting = ({ waits, recordable }: Missing, say: Say): readonly Button[] =>
  waits === undefined || recordable > 0
    ? []
    : [
        {
          label: say('sidebar.missing.waits', { round: waits }),
          does: asks({ ask: 'preview', ahead: true, hand: {} }),
        },
      ];

/** The named act that makes the open games anew. */
const againButton = ({ again, published }: Missing, say: Say): readonly Button[] =>
  again === true && published !== undefined
    ? [{ label: say('sidebar.again'), does: asks({ ask: 'preview', hand: { again: 'all' } }) }]
    : [];
