import type { ListNow } from '../../src/application/protocol/protocol';
import { text, type Panel } from '../model/panel';
import type { State } from '../state/screen';
import type { Say } from '../words';

/** The screen with the list that it speaks of on top, where the workbook has several. */
export function withLists(
  panel: Panel,
  { list, lists }: Partial<Pick<State, 'list' | 'lists'>>,
  say: Say,
): Panel {
  if (!list || lists === undefined || lists.length < 2) return panel;
  const otherLists = lists.filter(({ id }) => id !== list.id);
  const now = say('sidebar.list', { list: placeOf(list), players: list.players });
  const copied = list.copyOf === undefined ? [] : [text(say('sidebar.list.copy', { list: list.copyOf }))];
  return {
    ...panel,
    parts: [
      {
        part: 'lists',
        now,
        others: otherLists.map(other => ({
          label: say('sidebar.list.other', { list: placeOf(other), players: other.players }),
          does: { deed: 'ask', request: { ask: 'choose list', list: other.id } },
        })),
      },
      ...copied,
      ...panel.parts,
    ],
  };
}

const placeOf = ({ name, range }: ListNow): string => `${name}!${range}`;
