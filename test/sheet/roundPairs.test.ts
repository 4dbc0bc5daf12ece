import { expect, test } from 'vitest';
import { readWallList } from '../../src/sheet/read/readWallList';
import type { WallListReading } from '../../src/sheet/read/wallListReading';
import { playerOfLabel } from '../../src/sheet/rounds/roundPair';

/** The sheets of all rounds ask for each of their players. */
test('a list is looked through once, however often its players are asked for', () => {
  const reading = readWallList([
    ['No', 'Name', 'Rank', 'R1'],
    ...Array.from({ length: 50 }, (_, i) => [String(i + 1), `Player${i + 1} X`, '1d', '']),
  ]);
  let looks = 0;
  const players = new Proxy(reading.wallList.players, {
    get: (list, key) => {
      const value: unknown = Reflect.get(list, key);
      if (key === '0') looks += 1;
      return value;
    },
  });
  const seen: WallListReading = { ...reading, wallList: { ...reading.wallList, players } };
  const found = Array.from({ length: 50 }, (_, i) => playerOfLabel(seen, `${50 - i} Player${50 - i} X (1d)`));
  expect(found).toEqual(Array.from({ length: 50 }, (_, i) => 49 - i));
  // The first player is read once for the list, and once where that player is found.
  expect(looks).toBeLessThan(5);
});
