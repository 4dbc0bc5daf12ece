import { countedFree } from '../../tournament/unplayed';
import { isBye } from '../../tournament/game';
import type { Problem } from '../../tournament/problem';
import type { Settings } from '../../tournament/settings';
import { type System, isPairedByScores, SYSTEMS } from '../../tournament/systems';
import { isPlayoffRound } from '../../tournament/playoffRounds';
import { makeRank } from '../../tournament/rank';
import { isOut, type Player } from '../../tournament/wallList';
import { makeA1 } from '../cells/cell';
import { nameColumn } from '../frame/readPlayer';
import { repeatedNames } from '../read/repeatedNames';
import type { WallListReading } from '../read/wallListReading';
import { problemAt } from './listCells';
import { scoredSystems, worthText } from '../settings/unplayedSettings';
import type { ListCells } from './listCells';
import type { PlayerIndex, RoundIndex } from '../../tournament/indices';

/** Oddities of single players: repeated names, second byes, games while out, second meetings. */
export function checkPlayers(cells: ListCells, settings: Settings): readonly Problem[] {
  const { players } = cells.reading.wallList;
  const event = withoutPlayoff(cells, settings);
  return [
    ...duplicateNames(cells),
    ...players.flatMap((_player, player) => [
      ...(isPairedByScores(settings.system) && !settings.teams ? byesTwice(event, player) : []),
      ...byesOfAnotherWorth(event, player, settings),
      ...outButPlaying(cells, player),
      ...(isPairedByScores(settings.system) && settings.stages.length === 0 ? metTwice(event, player) : []),
      ...(SYSTEMS[settings.system].halfForAbsence ? [] : halves(cells, player, settings.system)),
    ]),
  ];
}

/** The cells without playoff rounds: a playoff may repeat games and byes. */
const withoutPlayoff = (cells: ListCells, settings: Settings): ListCells => ({
  ...cells,
  entriesOf: (player, round) => (isPlayoffRound(settings, round + 1) ? [] : cells.entriesOf(player, round)),
});

function duplicateNames(cells: ListCells): readonly Problem[] {
  const { reading } = cells;
  const column = nameColumn(reading.columns);
  if (reading.header === undefined || column === undefined) return [];
  return repeatedNames(reading)
    .filter(({ name, player, before }) => name !== '' && !isToldApart(reading, player, before))
    .map(({ player, row, before }) =>
      problemAt(
        'duplicateName',
        { kind: 'cell', row, column },
        { name: cells.nameOf(player), cell: makeA1(before, column) },
      ),
    );
}

/** Numbers tell two of one name apart, and another detail tells people which is which. */
function isToldApart(
  { wallList, rows, numbered }: WallListReading,
  player: PlayerIndex,
  row: number,
): boolean {
  const [one, other] = [wallList.players[player], wallList.players[rows.indexOf(row)]];
  if (numbered === undefined || !one || !other) return false;
  const texts = ({ rank, club, country, pin }: Player): readonly string[] => [
    rank ? makeRank(rank) : '',
    club,
    country,
    pin,
  ];
  return texts(one).some((text, i) => text !== '' && texts(other)[i] !== '' && text !== texts(other)[i]);
}

const roundsOf = (cells: ListCells): readonly number[] =>
  Array.from({ length: cells.reading.wallList.rounds }, (_, round) => round);

function byesTwice(cells: ListCells, player: PlayerIndex): readonly Problem[] {
  const byes = roundsOf(cells).filter(round => cells.entriesOf(player, round).some(isBye));
  const [first = 0, ...again] = byes;
  const name = cells.nameOf(player);
  return again.map(round =>
    problemAt('byeTwice', cells.cellOf(player, round), { name, first: first + 1, round: round + 1 }),
  );
}

function byesOfAnotherWorth(cells: ListCells, player: PlayerIndex, settings: Settings): readonly Problem[] {
  const [system] = scoredSystems(settings);
  if (system === undefined || settings.teams) return [];
  const event = { ...settings, system };
  const usual = countedFree({ kind: 'free', as: 'bye', worth: 'win' }, event).score;
  const isInWins = SYSTEMS[system].score === 'WINS' && settings.byeWins !== undefined;
  return roundsOf(cells).flatMap(round => {
    const bye = cells.entriesOf(player, round).find(isBye);
    const counted = bye === undefined ? usual : countedFree(bye, event).score;
    if (counted === usual) return [];
    const values = {
      name: cells.nameOf(player),
      worth: worthText(counted),
      value: worthText(usual),
      setting: isInWins ? 'byeWins' : 'byeValue',
    };
    return [problemAt('byeOfAnotherWorth', cells.cellOf(player, round), values)];
  });
}

function outButPlaying(cells: ListCells, player: PlayerIndex): readonly Problem[] {
  const who = cells.reading.wallList.players[player];
  if (!who || (who.out.from === undefined && who.out.rounds.length === 0)) return [];
  return roundsOf(cells)
    .filter(
      round =>
        isOut(who, round + 1) &&
        cells.entriesOf(player, round).some(entry => entry.kind === 'game' && !entry.byDefault),
    )
    .map(round =>
      problemAt('outButPlaying', cells.cellOf(player, round), {
        name: cells.nameOf(player),
        round: round + 1,
      }),
    );
}

/** Where pairing follows scores (R4.6, R5.8); one problem for the two players, in the upper row, or the only one. */
function metTwice(cells: ListCells, player: PlayerIndex): readonly Problem[] {
  const first = new Map<number, number>();
  return roundsOf(cells).flatMap(round =>
    cells.entriesOf(player, round).flatMap(entry => {
      if (entry.kind !== 'game') return [];
      const before = first.get(entry.opponentNo);
      if (before === undefined) first.set(entry.opponentNo, round);
      if (before === undefined || (entry.opponent >= 0 && entry.opponent < player)) return [];
      const opponent = entry.opponent < 0 ? `#${entry.opponentNo}` : cells.nameOf(entry.opponent);
      const values = { name: cells.nameOf(player), opponent, first: before + 1, round: round + 1 };
      return [problemAt('metTwice', cells.cellOf(player, round), values)];
    }),
  );
}

function halves(cells: ListCells, player: PlayerIndex, system: System): readonly Problem[] {
  const isHalf = (round: RoundIndex): boolean =>
    cells
      .entriesOf(player, round)
      .some(entry => entry.kind === 'free' && entry.as === 'absence' && entry.worth === 'half');
  return roundsOf(cells)
    .filter(isHalf)
    .map(round =>
      problemAt('halfOutsideSwiss', cells.cellOf(player, round), { name: cells.nameOf(player), system }),
    );
}
