import type { ReadRatings } from '../model/wish';
import type { RatingRows, View } from '../../src/application/protocol/protocol';
import { asks, LOOK, text, type ChoiceGroup, type Panel } from '../model/panel';
import type { Say } from '../words';
import { listed } from './parts/listed';
import { onward, type AtEvent } from './parts/onward';
import { filesButton, undoOffer } from './parts/offers';

type Ratings = Extract<View, { view: 'ratings' }>;
type RatingsWritten = Extract<View, { view: 'ratings written' }>;

const FILES = asks({ ask: 'files' });

/** How a rating list comes in: as a file, or pasted. */
export const ratingList = (say: Say): Panel => ({
  heading: say('sidebar.ratings.heading'),
  parts: [text(say('sidebar.ratings.text')), { part: 'paste form', label: say('sidebar.ratings.paste') }],
  primary: { label: say('sidebar.files.open'), does: { deed: 'choose file' } },
  others: [{ label: say('sidebar.ratings.read'), does: { deed: 'read pasted' } }, filesButton(say)],
  back: FILES,
});

const [BOTH, RATINGS_ONLY, NOBODY] = ['both', 'ratings', '-'];
const groupOf = (index: number): string => `player ${index}`;

/** The doubtful ones are for a person to decide. */
export const ratingMatches = (read: ReadRatings, say: Say): Panel => ({
  heading: read.list,
  parts: [
    {
      part: 'counts',
      rows: [
        { label: say('sidebar.ratings.found'), value: read.found.length },
        { label: say('sidebar.ratings.doubtful'), value: read.doubtful.length },
        { label: say('sidebar.ratings.missing'), value: read.missing.length },
      ],
    },
    ...(read.missing.length > 0
      ? [{ part: 'details', summary: say('sidebar.ratings.missing'), lines: read.missing } as const]
      : []),
    {
      part: 'choices',
      groups: [
        {
          name: 'what',
          heading: say('sidebar.ratings.what'),
          choices: [
            { value: BOTH, label: say('sidebar.ratings.both'), means: '' },
            { value: RATINGS_ONLY, label: say('sidebar.ratings.ratingsOnly'), means: '' },
          ],
        },
        ...read.doubtful.map(({ name, candidates }, index): ChoiceGroup => ({
          name: groupOf(index),
          heading: say('sidebar.ratings.maybe', { player: name }),
          choices: [
            { value: NOBODY, label: say('sidebar.ratings.leave'), means: '' },
            ...candidates.map(({ label }, at) => ({ value: String(at), label, means: '' })),
          ],
          isLong: true,
        })),
      ],
    },
  ],
  primary: {
    label: say('sidebar.ratings.compare'),
    does: {
      deed: 'choose',
      request: chosen => ({ ask: 'preview ratings', ratings: rowsOf(read, chosen) }),
    },
  },
  others: [filesButton(say)],
  back: FILES,
});

function rowsOf(read: ReadRatings, chosen: Readonly<Record<string, string>>): RatingRows {
  const decided = read.doubtful.flatMap(({ candidates }, index) => {
    const choice = chosen[groupOf(index)] ?? NOBODY;
    const candidate = choice === NOBODY ? undefined : candidates[Number(choice)];
    return candidate ? [candidate.row] : [];
  });
  const rows = [...read.found, ...decided];
  return {
    list: read.list,
    players: chosen['what'] === RATINGS_ONLY ? rows.map(row => ({ ...row, rank: '' })) : rows,
  };
}

/** The differences, each with both values, before anything is written. */
export const ratings = (
  { seen, list, frozen, changes, kept, same, notes }: Ratings,
  wanted: RatingRows | undefined,
  at: AtEvent,
  say: Say,
): Panel => ({
  heading: say('sidebar.ratings.differences', { list }),
  parts: [
    ...(frozen ? [text(say('sidebar.ratings.frozen'))] : []),
    { part: 'counts', rows: [{ label: say('sidebar.ratings.same'), value: same }] },
    ...(changes.length > 0 ? [{ part: 'lines', lines: changes } as const] : []),
    ...(changes.length === 0 && kept.length === 0 ? [text(say('sidebar.ratings.none'))] : []),
    ...(kept.length > 0 ? [text(say('sidebar.ratings.kept')), { part: 'lines', lines: kept } as const] : []),
    ...listed(say('sidebar.import.notes'), notes),
  ],
  primary:
    seen !== '' && wanted
      ? { label: say('sidebar.ratings.write'), does: asks({ ask: 'write ratings', ratings: wanted, seen }) }
      : onward(at, say),
  others: [filesButton(say)],
  back: FILES,
});

export const ratingsWritten = ({ list, players, undo }: RatingsWritten, say: Say, at: AtEvent): Panel => ({
  heading: say('sidebar.ratings.written', { list }),
  parts: [
    { part: 'counts', rows: [{ label: say('sidebar.ratings.players'), value: players }] },
    ...undoOffer(undo, say),
  ],
  primary: onward(at, say),
  others: [filesButton(say)],
  back: LOOK,
});
