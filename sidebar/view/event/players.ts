import { asks, LOOK, text, type Button, type Panel, type PlayersScreen } from '../../model/panel';
import { misses } from '../../../src/tournament/person/missedRounds';
import type { Say } from '../../words';

/** Everybody with the rounds that they play; at the door, who is there. */
export function players(view: PlayersScreen, say: Say): Panel {
  const { people, round, rounds, door, refused } = view;
  const total = people.length;
  const playing = people.filter(({ missed }) => !misses(missed, round)).length;
  const here = people.filter(({ missed }) => !missed.awaited).length;
  const heading = door
    ? say('sidebar.checkIn.heading', { here, total })
    : round > rounds
      ? say('sidebar.players')
      : say('sidebar.players.heading', { round, plays: playing, total });
  const begin = { label: say('sidebar.checkIn.begin'), does: asks({ ask: 'begin check-in' }) };
  const mayBegin = door && here === total;
  return {
    heading,
    parts: [
      ...(refused.length > 0 ? [text(say('sidebar.players.refused', { players: refused.join(', ') }))] : []),
      ...(mayBegin ? [text(say('sidebar.checkIn.beginText'))] : []),
      ...(round > rounds && !door ? [text(say('sidebar.players.closed'))] : []),
      { part: 'players', view },
    ],
    primary: mayBegin ? begin : undefined,
    others: [
      { label: say('sidebar.register'), does: asks({ ask: 'registration' }) },
      door ? playersButton(say) : checkInButton(say),
    ],
    back: LOOK,
  };
}

/** The button to the players. */
export const playersButton = (say: Say): Button => ({
  label: say('sidebar.players'),
  does: asks({ ask: 'players' }),
});

export const checkInButton = (say: Say): Button => ({
  label: say('sidebar.checkIn'),
  does: asks({ ask: 'players', door: true }),
});
