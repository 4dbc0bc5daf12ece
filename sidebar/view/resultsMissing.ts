import type { TypedResult, View } from '../../src/addon/panel/protocol';
import { asks, gameKey, LOOK, type Panel, type Part, type TypedResults } from '../panel';
import type { Say } from '../words';
import { undoOffer } from './offers';

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
      ...warnings(view),
      ...missing(view, results, say),
      ...undoOffer(view.undo, say),
    ],
    primary: typed ? record : look,
    others: [...(typed ? [look] : []), ...goOn],
    back: undefined,
  };
}

const warnings = ({ warnings = [] }: Missing): readonly Part[] =>
  warnings.length > 0 ? [{ part: 'remarks', remarks: warnings }] : [];

function progress({ known, total, recordable }: Missing, say: Say): readonly Part[] {
  const bar: Part = {
    part: 'progress',
    label: say('sidebar.missing.progress', { known, total }),
    known,
    total,
  };
  const rows = [{ label: say('sidebar.missing.recordable'), value: recordable }];
  return recordable > 0 ? [bar, { part: 'counts', rows }] : [bar];
}

/** The results typed in the panel, for games that still lack one. */
const typedHere = ({ round, games = [] }: Missing, results: TypedResults): readonly TypedResult[] =>
  games.flatMap(game => {
    const result = game.result === undefined ? results[gameKey(round, game)] : undefined;
    return result ? [{ round, black: game.black, white: game.white, result }] : [];
  });

/** The games to enter; who has no opponent in the list is named with the cell. */
function missing({ round, missing, games = [] }: Missing, typed: TypedResults, say: Say): readonly Part[] {
  const places = games.length > 0 ? missing.filter(({ game }) => game !== true) : missing;
  const list: readonly Part[] =
    places.length === 0
      ? []
      : [
          { part: 'subheading', text: say('sidebar.missing.list') },
          { part: 'places', places },
        ];
  return games.length > 0 ? [{ part: 'results', round, games, typed }, ...list] : list;
}
