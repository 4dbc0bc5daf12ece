import { lastRoundWithGames } from '../read/roundInPlay';
import { DETAILS, type View } from '../protocol/protocol';
import type { Workbook } from '../workbook/workbook';
import type { Tournament } from '../read/tournament';
import { mayPropose } from './proposals';
import { formSheet } from './source';

type RegistrationView = Extract<View, { readonly view: 'registration' }>;

/** Who registers, and how: by hand, from a text, from a form; who is there; what suits the players. */
export function registrationView(workbook: Workbook, tournament: Tournament): RegistrationView {
  const { reading, text } = tournament;
  const { players } = reading.wallList;
  const form = formSheet(workbook, tournament);
  const { columns } = reading;
  const isKnown = (name: (typeof DETAILS)[number]): boolean => name === 'name' || columns[name] !== undefined;
  return {
    view: 'registration',
    round: lastRoundWithGames(reading.wallList) + 1,
    players: players.length,
    awaited: players.filter(({ out }) => out.isAwaited).length,
    fields: DETAILS.filter(isKnown).map(name => ({ name, label: text(`column.${name}`) })),
    ...(form !== undefined && { form }),
    mayCheckIn: columns.out !== undefined && players.length > 0,
    mayPropose: mayPropose(tournament),
  };
}
