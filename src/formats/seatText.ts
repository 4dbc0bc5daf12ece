import type { ExchangedTournament } from './exchange';

type InRooms = Pick<ExchangedTournament, 'settings'>;

/** The room that a table is in; empty where the setting has none. */
export const roomOf = ({ settings: { rooms = [] } }: InRooms, seat: number): string =>
  rooms.find(({ tables }) => tables.includes(seat))?.name ?? '';

/** The number of a table with the room that it is in, `21 · Hall B`. */
export function seatText(tournament: InRooms, seat: number): string {
  const room = roomOf(tournament, seat);
  return room === '' ? String(seat) : `${seat} · ${room}`;
}
