import type { RowChoice } from '../../model/entry';
import {
  asks,
  LOOK,
  text,
  type Button,
  type Panel,
  type PanelPart,
  type PlayersScreen,
} from '../../model/panel';
import { misses } from '../../../src/tournament/person/missedRounds';
import { listedPlaces } from '../parts/listed';
import type { Say } from '../../words';

/** Everybody with the rounds that they play; at the door, who is there. */
export function players(view: PlayersScreen, say: Say, at: { readonly row?: RowChoice } = {}): Panel {
  const { people, round, rounds, door, refused } = view;
  const total = people.length;
  const playing = people.filter(({ missed }) => !misses(missed, round)).length;
  const here = people.filter(({ missed }) => !missed.awaited).length;
  const heading = door
    ? say('sidebar.checkIn.heading', { here, total })
    : round > rounds
      ? say('sidebar.players')
      : say('sidebar.players.heading', { round, plays: playing, total });
  const begin = beginButton(say, asks({ ask: 'begin check-in' }));
  const mayBegin = door && here === total;
  // Who was absent yesterday, or registered in doubt, has a ? before anybody is asked for.
  const mayAskAll = door && here > 0 && here < total;
  return {
    heading,
    parts: [
      ...(mayAskAll && at.row?.begins === true ? [beginQuestion(here, say)] : []),
      ...(refused.length > 0 ? [text(say('sidebar.players.refused', { players: refused.join(', ') }))] : []),
      ...(door ? checkedIn(view, say) : []),
      ...(mayBegin ? [text(say('sidebar.checkIn.beginText'))] : []),
      ...(round > rounds && !door ? [text(say('sidebar.players.closed'))] : []),
      { part: 'players', view },
    ],
    primary: mayBegin ? begin : undefined,
    others: [
      { label: say('sidebar.register'), does: asks({ ask: 'registration' }) },
      door ? playersButton(say) : checkInButton(say),
      ...(mayAskAll ? [beginButton(say, { deed: 'row', row: { begins: true } })] : []),
    ],
    back: LOOK,
  };
}

/** Players who have answered a form: those who are still awaited come in at one press. */
function checkedIn({ checkedIn: found, people }: PlayersScreen, say: Say): readonly PanelPart[] {
  if (!found) return [];
  const awaited = new Set(people.filter(({ missed }) => missed.awaited).map(({ player }) => player));
  const changes = found.changes.filter(({ player }) => awaited.has(player));
  return [
    ...(changes.length === 0
      ? []
      : [
          {
            part: 'offer',
            text: say('sidebar.checkIn.byForm', { count: changes.length }),
            button: {
              label: say('sidebar.checkIn.takeForm', { count: changes.length }),
              does: { deed: 'change players', changes },
            },
          } as const,
        ]),
    ...listedPlaces(say('sidebar.checkIn.unknown'), found.unknown),
  ];
}

const beginButton = (say: Say, does: Button['does']): Button => ({
  label: say('sidebar.checkIn.begin'),
  does,
});

/** Whoever came is never forgotten without a question. */
const beginQuestion = (here: number, say: Say): PanelPart => ({
  part: 'asked now',
  text: say('sidebar.checkIn.anew', { here }),
  answers: [
    beginButton(say, asks({ ask: 'begin check-in' })),
    { label: say('sidebar.leave'), does: { deed: 'row', row: { begins: false } } },
  ],
});

/** The button to the players. */
export const playersButton = (say: Say): Button => ({
  label: say('sidebar.players'),
  does: asks({ ask: 'players' }),
});

export const checkInButton = (say: Say): Button => ({
  label: say('sidebar.checkIn'),
  does: asks({ ask: 'players', door: true }),
});
