import type { View } from '../../../src/addon/panel/protocol';
import { asks, text, type Panel, type Part } from '../../panel';
import type { Say } from '../../words';

type People = Extract<View, { view: 'people' }>;

/** What people would change: columns as they were taken, who is new, what differs, what is doubtful. */
export function people({ source, seen, groups, problems, cells, others }: People, say: Say): Panel {
  const write = (replace: boolean) => asks({ ask: 'write people', source, seen, replace });
  const back = { label: say('sidebar.back'), does: asks({ ask: 'registration', source }) };
  const replace = {
    label: say('sidebar.people.replace', { count: others }),
    does: write(true),
  };
  return {
    heading: say('sidebar.people.heading'),
    parts: [
      text(say(cells === 0 && others === 0 ? 'sidebar.people.nothing' : 'sidebar.preview.text')),
      ...(problems.length > 0 ? [{ part: 'remarks' as const, remarks: problems }] : []),
      ...groups.flatMap(({ heading, lines, isOpen }): readonly Part[] =>
        lines.length === 0
          ? [text(heading)]
          : isOpen
            ? [
                { part: 'subheading', text: heading },
                { part: 'lines', lines },
              ]
            : [{ part: 'details', summary: heading, lines }],
      ),
    ],
    primary:
      cells > 0 ? { label: say('sidebar.people.write'), does: write(false) } : others > 0 ? replace : back,
    others: [...(cells > 0 && others > 0 ? [replace] : []), ...(cells > 0 || others > 0 ? [back] : [])],
    back: back.does,
  };
}
