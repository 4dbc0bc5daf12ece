import { expect, test } from 'vitest';
import { ratingFileFollows } from '../../src/eventFile/ratingFile';
import { writeAga } from '../../src/formats/aga/writeAga';
import { writeH9 } from '../../src/formats/h9/writeH9';
import { writeTou } from '../../src/formats/h9/writeTou';
import { writeOpenGotha } from '../../src/formats/openGotha/writeOpenGotha';
import { fromWallList } from '../../src/formats/wallList/fromWallList';
import { finalOrder } from '../../src/standings/placement/finalOrder';
import type { Game } from '../../src/tournament/game';
import type { WallList } from '../../src/tournament/wallList';
import type { Settings } from '../../src/tournament/settings';
import { madeTournaments } from '../formats/generated';

const FORMATS = {
  h9: (list: WallList, settings: Settings) =>
    writeH9(exchanged(list, settings), finalOrder(list, settings)).text,
  tou: (list: WallList, settings: Settings) =>
    writeTou(exchanged(list, settings), finalOrder(list, settings)).text,
  AGA: (list: WallList, settings: Settings) => writeAga(exchanged(list, settings), undefined).text,
  OpenGotha: (list: WallList, settings: Settings) => writeOpenGotha(exchanged(list, settings)).text,
};

const exchanged = (list: WallList, settings: Settings) =>
  fromWallList(list, { ...settings, rounds: list.rounds }).tournament;

/** The first game with a winner, turned round in both rows; undefined where there is none. */
function turned(list: WallList): WallList | undefined {
  const isWon = (entry: WallList['entries'][0][0][0]): entry is Game =>
    entry.kind === 'game' && entry.outcome === 'won' && entry.opponent >= 0 && !entry.byDefault;
  for (const [player, rounds] of list.entries.entries())
    for (const [round, entries] of rounds.entries()) {
      const [game] = entries;
      if (!game || entries.length > 1 || !isWon(game)) continue;
      const other = list.entries[game.opponent]?.[round]?.[0];
      if (other?.kind !== 'game' || other.outcome !== 'lost') continue;
      const put = (at: number, entry: Game) => (row: WallList['entries'][0], one: number) =>
        one === at ? row.map((cell, r) => (r === round ? [entry] : cell)) : row;
      return {
        ...list,
        entries: list.entries
          .map(put(player, { ...game, outcome: 'lost' }))
          .map(put(game.opponent, { ...other, outcome: 'won' })),
      };
    }
  return undefined;
}

test.each(Object.entries(FORMATS))(
  '%s: the file of an event follows from it, and one with a result turned round does not',
  (_, write) => {
    let turnedFiles = 0;
    for (const { name, wallList, settings } of madeTournaments()) {
      const event = { wallList, settings, known: [] };
      const due = ratingFileFollows(event, write(wallList, settings), 'en');
      expect(due, name).toMatchObject({ kind: 'compared', differences: [] });
      const other = turned(wallList);
      if (!other) continue;
      const compared = ratingFileFollows(event, write(other, settings), 'en');
      if (compared.kind !== 'compared') throw new Error(`${name}: ${JSON.stringify(compared)}`);
      const { differences } = compared;
      turnedFiles += 1;
      expect(
        differences.map(({ kind }) => kind),
        name,
      ).toEqual(['otherResult', 'otherResult']);
    }
    expect(turnedFiles).toBeGreaterThan(5);
  },
);

test('players of one side only are named, and what is no file of games is refused', () => {
  const [{ wallList, settings } = { wallList: undefined }] = [...madeTournaments(1)];
  if (!wallList || !settings) throw new Error('noTournament');
  const event = { wallList, settings, known: [] };
  const named = {
    ...wallList,
    players: wallList.players.map((one, at) => (at === 0 ? { ...one, name: 'Somebody Else' } : one)),
  };
  const compared = ratingFileFollows(event, FORMATS.OpenGotha(named, settings), 'en');
  if (compared.kind !== 'compared') throw new Error(JSON.stringify(compared));
  const missing = compared.differences.filter(({ kind }) => kind !== 'otherResult');
  expect(missing).toEqual([
    { kind: 'missingInFile', name: wallList.players[0]?.name },
    { kind: 'missingInList', name: 'Somebody Else' },
  ]);
  expect(ratingFileFollows(event, 'No\tName\tR1\n1\tAnn\t2+\n2\tBo\t1-\n', 'en')).toEqual({
    kind: 'noRatingFile',
  });
  expect(ratingFileFollows(event, '<xml', 'en').kind).toBe('refused');
});
