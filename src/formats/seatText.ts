import type { ExchangedTournament } from './exchange';

/** The number of a table with the room that it is in, `21 · Hall B`. */
export function seatText(
  { settings: { rooms = [] } }: Pick<ExchangedTournament, 'settings'>,
  seat: number,
): string {
  const room = rooms.find(({ tables }) => tables.includes(seat));
  return room ? `${seat} · ${room.name}` : String(seat);
}
