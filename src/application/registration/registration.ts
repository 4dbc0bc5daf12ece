import { lastRoundWithGames } from '../read/roundInPlay';
import { makeRank } from '../../tournament/rank';
import type { Player } from '../../tournament/wallList';
import { DETAILS, type ListedPerson, type View } from '../protocol/protocol';
import type { Workbook } from '../workbook/workbook';
import type { Tournament } from '../read/tournament';
import { readActions, undoOffer } from '../write/log';
import { feeTotals } from './fees';
import { mayPropose } from './proposals';
import { formSheet } from './source';

type RegistrationView = Extract<View, { readonly view: 'registration' }>;

/** By hand, from a text, from a form; who is there; what suits the players. */
export function registrationView(workbook: Workbook, tournament: Tournament): RegistrationView {
  const { reading, settings, text } = tournament;
  const by = settings.ranksOfLists;
  const { players } = reading.wallList;
  const form = formSheet(workbook, tournament);
  const fees = feeTotals(workbook, tournament);
  const { columns } = reading;
  const isKnown = (name: (typeof DETAILS)[number]): boolean => name === 'name' || columns[name] !== undefined;
  return {
    view: 'registration',
    round: lastRoundWithGames(reading.wallList) + 1,
    players: players.length,
    awaited: players.filter(({ out }) => out.isAwaited).length,
    fields: DETAILS.filter(isKnown).map(name => ({ name, label: text(`column.${name}`) })),
    listed: players.map(listedPerson),
    ...(form !== undefined && { form }),
    ...(by !== 'each time' && { ranks: { by, setting: text('settingName.ranksOfLists') } }),
    ...(fees && { fees }),
    // The examples may just have gone.
    ...(players.length === 0 && { undo: undoOffer(readActions(workbook)) }),
    mayCheckIn: columns.out !== undefined && players.length > 0,
    mayPropose: mayPropose(tournament),
  };
}

const listedPerson = ({ no, name, rank, rating, country, club, pin }: Player): ListedPerson => ({
  no,
  name,
  rank: rank ? makeRank(rank) : '',
  rating: rating === undefined ? '' : String(rating),
  country,
  club,
  pin,
});
