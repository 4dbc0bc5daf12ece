import { makeField, type Field } from '../../src/pairing/criteria/field';
import { makeRound } from '../../src/pairing/round/openStage';
import type { PairedRound } from '../../src/pairing/round/pairedRound';
import { makeStanding } from '../../src/standings/score/makeStanding';
import type { Standing } from '../../src/standings/score/standing';
import { presetSettings } from '../../src/tournament/presets';
import type { Problem } from '../../src/tournament/problem';
import type { Settings } from '../../src/tournament/settings';
import { wallListText } from '../wallListText';
import { askNextRound } from './askNextRound';

/** The standing of a wall list in text, a Swiss by the EGF's rules unless something else is said. */
export function standingText(text: string, settings: Partial<Settings> = {}): Standing {
  const preset = presetSettings(settings.preset ?? 'EGF', settings.system ?? 'Swiss');
  return makeStanding(wallListText(text), { ...preset, ...settings });
}

/** All players of a wall list in text, to be paired in its last round. */
export function fieldText(text: string, given: Partial<Settings> = {}): Field {
  const { wallList, settings } = standingText(text, given);
  const players = wallList.players.map((_, player) => player);
  return makeField(makeRound(wallList, settings, wallList.rounds), players);
}

/** The positions of players in a field, by name. */
export const positionsOf = ({ round, players }: Field, names: string): readonly number[] =>
  names
    .split(' ')
    .map(name => players.findIndex(player => round.standing.wallList.players[player]!.name === name));

/** The next round of a wall list in text. */
export function pairText(text: string, settings: Partial<Settings> = {}): PairedRound {
  const result = askNextRound(standingText(text, settings));
  if (result.kind === 'cannot pair') throw new Error(result.problems.map(problem => problem.code).join());
  return result;
}

/** The problems that keep the next round from being paired. */
export function stopText(text: string, settings: Partial<Settings> = {}): readonly Problem[] {
  const result = askNextRound(standingText(text, settings));
  if (result.kind === 'paired') throw new Error('it can be paired');
  return result.problems;
}

/** Pairs by name, whatever the colours and tables: `Ann Bo, Cy Di`. */
export function pairsOf(text: string, { games }: PairedRound): string {
  const { players } = wallListText(text);
  return games
    .map(({ black, white }) => [players[black]!.name, players[white]!.name].sort().join(' '))
    .sort()
    .join(', ');
}

/** Games as a list of the round shows them: `1 Ann (b) – Bo (w)`, a handicap behind. */
export function gamesOf(text: string, { games }: PairedRound): readonly string[] {
  const { players } = wallListText(text);
  return games.map(({ table, black, white, handicap }) => {
    const stones = handicap > 0 ? ` h${handicap}` : '';
    return `${table} ${players[black]!.name} (b) – ${players[white]!.name} (w)${stones}`;
  });
}

export const nameOf = (text: string, player: number | undefined): string | undefined =>
  player === undefined ? undefined : wallListText(text).players[player]?.name;

/** The kinds of the remarks on the game of a player. */
export function remarksOn(text: string, { games }: PairedRound, name: string): readonly string[] {
  const player = wallListText(text).players.findIndex(one => one.name === name);
  const game = games.find(({ black, white }) => black === player || white === player);
  return game?.remarks.map(remark => remark.kind) ?? [];
}
