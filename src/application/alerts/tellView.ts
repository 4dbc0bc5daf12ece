import type { View } from '../protocol/protocol';
import type { Talk } from './dialogue';
import { inLines, remarkLines } from './lines';

export function tellView(talk: Talk, view: View, behind = ''): void {
  const { text } = talk;
  switch (view.view) {
    case 'busy':
      return talk.tell(
        text('sidebar.busy.heading'),
        inLines(text('sidebar.busy.text'), text('alert.nothing'), behind),
      );
    case 'stopped':
      return talk.tell(
        text('sidebar.stopped.heading'),
        inLines(...remarkLines(view.reasons, text), text('sidebar.stopped.text'), behind),
      );
    // The next entry of the menu asks what becomes of it.
    case 'begun':
      return talk.tell(
        text('sidebar.begun.heading'),
        inLines(`${view.what}, ${view.when}`, text('alert.nothing'), behind),
      );
    case 'no wall list':
      return talk.tell(
        text('sidebar.title'),
        inLines(
          ...remarkLines(view.found ? [view.found] : [], text),
          text('alert.noList', { create: text('menu.create') }),
        ),
      );
    case 'created':
      return talk.tell(text('sidebar.created.heading'), text('sidebar.created.text'));
    case 'undone':
      return tellUndone(talk, view);
    default:
      return talk.tell(text('sidebar.title'), inLines(text('alert.nothing'), behind));
  }
}

export function tellUndone(talk: Talk, view: Extract<View, { readonly view: 'undone' }>): void {
  const { text } = talk;
  talk.tell(
    text(view.kept.length > 0 ? 'sidebar.undone.partly' : 'sidebar.undone.heading'),
    inLines(
      `${text('sidebar.undone.restored')}: ${view.restored}`,
      view.kept.length > 0 ? text('sidebar.undone.kept') : undefined,
      ...remarkLines(view.kept, text),
    ),
  );
}
