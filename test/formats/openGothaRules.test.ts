import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { ExchangedTournament } from '../../src/formats/exchange';
import { writeOpenGotha } from '../../src/formats/openGotha/writeOpenGotha';
import { childOf, childrenNamed, isElement, parseXml, type XmlElement } from '../../src/formats/parse/xml';
import { isFileError } from '../../src/tournament/fileProblem';
import { hasReference, inReference } from '../reference';
import { EVENTS, madeTournaments } from './generated';

/**
 * What OpenGotha takes, told by a reader that shares nothing with ours: the structure by its own `tournament.dtd`, the rest as its classes
 * have it (Player, Game, TournamentInterface). Children in their order, `!` for those that may stand more than once.
 */
const CHILDREN: Readonly<Record<string, readonly string[]>> = {
  Tournament: [
    'Players',
    'Games',
    'ByePlayers',
    'Teams',
    'TournamentParameterSet',
    'TeamTournamentParameterSet',
    'ClubsGroups',
  ],
  Players: ['Player!'],
  Games: ['Game!'],
  ByePlayers: ['ByePlayer!'],
  Teams: ['Team!'],
  Team: ['Board!'],
  TournamentParameterSet: [
    'GeneralParameterSet',
    'HandicapParameterSet',
    'PlacementParameterSet',
    'PairingParameterSet',
    'DPParameterSet',
    'PublishParameterSet',
  ],
  GeneralParameterSet: ['Categories'],
  Categories: ['Category!'],
  PlacementParameterSet: ['PlacementCriteria'],
  PlacementCriteria: ['PlacementCriterion!'],
  TeamTournamentParameterSet: ['TeamGeneralParameterSet', 'TeamPlacementParameterSet'],
  TeamPlacementParameterSet: ['PlacementCriteria'],
  ClubsGroups: ['ClubsGroup!'],
  ClubsGroup: ['Club!'],
};

const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  Player: ['name', 'firstName'],
  Game: ['roundNumber', 'tableNumber', 'whitePlayer', 'blackPlayer'],
  ByePlayer: ['roundNumber', 'player'],
  Team: ['teamNumber', 'teamName'],
  Board: ['roundNumber', 'boardNumber', 'player'],
  ClubsGroup: ['name'],
  Club: ['name'],
};

const RANK = /^(?:[1-9]|[12]\d|30)K$|^[1-9][DP]$/i;
const FORMS: Readonly<Record<string, RegExp>> = {
  rank: RANK,
  genMMBar: RANK,
  genMMFloor: RANK,
  genMMZero: RANK,
  hdNoHdRankThreshold: RANK,
  paiSeRankThreshold: RANK,
  lowerLimit: RANK,
  participating: /^[01]{20}$/,
  registeringStatus: /^(?:PRE|FIN)$/,
  rating: /^-?\d{1,4}$/,
  smmsCorrection: /^-?\d$/,
  roundNumber: /^(?:[1-9]|1\d|20)$/,
  numberOfRounds: /^(?:[1-9]|1\d|20)$/,
  tableNumber: /^[1-9]\d*$/,
  boardNumber: /^[1-9]\d*$/,
  handicap: /^\d$/,
  knownColor: /^(?:true|false)$/,
  result: /^RESULT_(?:UNKNOWN|WHITEWINS|BLACKWINS|EQUAL|BOTHWIN|BOTHLOSE)(?:_BYDEF)?$/,
  beginDate: /^\d{4}-\d\d-\d\d$/,
  endDate: /^\d{4}-\d\d-\d\d$/,
  komi: /^-?\d+(?:\.[05])?$/,
  complementaryTimeSystem: /^(?:SUDDENDEATH|STDBYOYOMI|CANBYOYOMI|FISCHER)$/,
};

/** The key by which OpenGotha knows a player. */
const keyOf = ({ attributes: { name = '', firstName = '' } }: XmlElement): string =>
  `${name}${firstName}`.replace(/ /g, '').toUpperCase();

/** All that OpenGotha would stumble over. */
function complaints(text: string): readonly string[] {
  const root = parseXml(text);
  if (!isElement(root)) return [root.code];
  const said: string[] = [];
  const walk = (element: XmlElement): void => {
    const allowed = CHILDREN[element.name] ?? [];
    let at = 0;
    for (const { name } of element.children) {
      const place = allowed.findIndex((one, index) => index >= at && one.replace('!', '') === name);
      if (place < 0) said.push(`${name} in ${element.name}`);
      else at = allowed[place]?.endsWith('!') ? place : place + 1;
    }
    for (const name of REQUIRED[element.name] ?? [])
      if (element.attributes[name] === undefined) said.push(`${element.name} without ${name}`);
    for (const [name, value] of Object.entries(element.attributes))
      if (FORMS[name] && !FORMS[name].test(value)) said.push(`${element.name} ${name}=${value}`);
    element.children.forEach(walk);
  };
  if (root.name !== 'Tournament') said.push(root.name);
  walk(root);

  const players = childrenNamed(childOf(root, 'Players'), 'Player');
  const known = new Set(players.map(keyOf));
  if (known.size < players.length) said.push('two players of one key');
  const seats = new Set<string>();
  const sit = (seat: string): void => {
    if (seats.has(seat)) said.push(`twice: ${seat}`);
    seats.add(seat);
  };
  const play = (round: string, key: string): void => {
    if (!known.has(key)) said.push(`nobody is ${key}`);
    sit(`${key} in round ${round}`);
  };
  for (const { attributes } of childrenNamed(childOf(root, 'Games'), 'Game')) {
    const { roundNumber = '', tableNumber = '', whitePlayer = '', blackPlayer = '' } = attributes;
    sit(`table ${tableNumber} in round ${roundNumber}`);
    play(roundNumber, whitePlayer);
    play(roundNumber, blackPlayer);
  }
  const byes = childrenNamed(childOf(root, 'ByePlayers'), 'ByePlayer').map(({ attributes }) => attributes);
  for (const { roundNumber = '', player = '' } of byes) play(roundNumber, player);
  if (new Set(byes.map(({ roundNumber }) => roundNumber)).size < byes.length)
    said.push('two byes in a round');
  for (const { children } of childrenNamed(childOf(root, 'Teams'), 'Team'))
    for (const { attributes } of children)
      if (!known.has(attributes['player'] ?? '')) said.push(`nobody is ${attributes['player']}`);
  return said;
}

describe('what OpenGotha takes', () => {
  test(`${EVENTS} tournaments of every system`, { timeout: 300_000 + 1000 * EVENTS }, () => {
    let written = 0;
    for (const { name, tournament } of madeTournaments()) {
      const { text, problems } = writeOpenGotha(tournament);
      if (problems.some(isFileError)) continue;
      expect([name, complaints(text)]).toEqual([name, []]);
      written++;
    }
    expect(written).toBeGreaterThan(EVENTS / 2);
  });

  test('a list before the first round', () => {
    for (const { tournament } of madeTournaments(8)) {
      const before: ExchangedTournament = { ...tournament, games: [], free: [] };
      expect(complaints(writeOpenGotha(before).text)).toEqual([]);
    }
  });

  test('is told from what it does not', () => {
    const [made] = madeTournaments(1);
    const text = writeOpenGotha(made!.tournament).text;
    expect(complaints(text.replace(/rank="[^"]*"/, 'rank="40K"'))).toContain('Player rank=40K');
    expect(complaints(text.replace(/tableNumber="2"/, 'tableNumber="1"')).join()).toContain('twice: table 1');
    expect(complaints(text.replace(/whitePlayer="[^"]*"/, 'whitePlayer="X"'))).toContain('nobody is X');
    expect(complaints(text.replace(/<Player [^>]*\/>/, player => player + player))).toContain(
      'two players of one key',
    );
    expect(complaints(text.replace('<Players>', '<Player/><Players>')).join()).toContain(
      'Player in Tournament',
    );
  });

  const folder = inReference('opengotha/xml');
  test.skipIf(!hasReference)('its own files, so that the rules are not too strict', () => {
    const files = readdirSync(folder).filter(name => name.endsWith('.xml'));
    expect(files.length).toBeGreaterThan(20);
    const strict = files.filter(name => complaints(readFileSync(`${folder}/${name}`, 'utf8')).length > 0);
    expect(strict).toEqual([]);
  });
});
