import { describe, expect, test } from 'vitest';
import type { ExchangedTournament } from '../../src/formats/exchange';
import { onTheWayBack } from '../../src/exchange/onTheWayBack';
import { fromWallList } from '../../src/formats/wallList/fromWallList';
import { presetSettings } from '../../src/tournament/presets';
import { readOpenGotha } from '../../src/formats/openGotha/readOpenGotha';
import { writeOpenGotha } from '../../src/formats/openGotha/writeOpenGotha';
import { toWallList } from '../../src/formats/wallList/toWallList';
import { isFileError } from '../../src/tournament/fileProblem';

const FILE = `<?xml version="1.0" encoding="UTF-8"?>
<Tournament dataVersion="201">
<Players>
<Player name="Novák" firstName="Jan" rank="4D" rating="2390" country="CZ" club="Plze" egfPin="12345678" smmsCorrection="1" participating="11111111111111111111" registeringStatus="FIN"/>
<Player name="Ng" firstName="Li" rank="2D" rating="2200" country="" club="" ffgLicence="0027700" smmsCorrection="0" participating="10111111111111111111" registeringStatus="FIN"/>
<Player name="de la Cruz" firstName="Ana" rank="9k" rating="1200" country="ES" club="" smmsCorrection="0" participating="11100000000000000000" registeringStatus="FIN"/>
<Player name="Late" firstName="Bo" rank="30K" rating="-900" country="FR" club="" smmsCorrection="0" participating="11111111111111111111" registeringStatus="PRE"/>
</Players>
<Games>
<Game roundNumber="1" tableNumber="1" whitePlayer="NOVÁKJAN" blackPlayer="NGLI" knownColor="true" handicap="0" result="RESULT_BLACKWINS_BYDEF"/>
<Game roundNumber="2" tableNumber="3" whitePlayer="DELACRUZANA" blackPlayer="NOVÁKJAN" knownColor="false" handicap="0" result="RESULT_BOTHLOSE"/>
</Games>
<ByePlayers><ByePlayer roundNumber="1" player="DELACRUZANA"/></ByePlayers>
<TournamentParameterSet>
<GeneralParameterSet name="Cup" location="Plzeň" director="Ann" beginDate="2024-07-06" endDate="2024-07-07" size="19" komi="7.5" numberOfRounds="3" numberOfCategories="1" genMMFloor="20K" genMMBar="3D" genMMZero="30K" basicTime="45" complementaryTimeSystem="FISCHER" fischerTime="15"/>
<HandicapParameterSet hdBasedOnMMS="true" hdCeiling="0" hdCorrection="-1" hdNoHdRankThreshold="1D"/>
<PlacementParameterSet><PlacementCriteria><PlacementCriterion number="1" name="MMS"/><PlacementCriterion number="2" name="SOSM-1"/><PlacementCriterion number="3" name="EXT"/></PlacementCriteria></PlacementParameterSet>
</TournamentParameterSet>
<ClubsGroups><ClubsGroup name="West"><Club name="Plze"/></ClubsGroup></ClubsGroups>
</Tournament>
`;

function tournamentOf(text: string): ExchangedTournament {
  const reading = readOpenGotha(text);
  if (reading.kind !== 'read') throw new Error(JSON.stringify(reading.problems));
  return reading.tournament;
}

describe('OpenGotha’s file as a wall list', () => {
  const tournament = tournamentOf(FILE);
  const { wallList, settings } = toWallList(tournament);

  test('players, their starts above the bar, and the rounds they miss', () => {
    expect(
      wallList.players.map(({ name, pin, start, out }) => [name, pin, start, out.rounds, out.from]),
    ).toEqual([
      // One above the bar 3d, where 30k starts with 0.
      ['Novák Jan', '12345678', 66, [], undefined],
      ['Ng Li', '0027700', undefined, [2], undefined],
      ['de la Cruz, Ana', '', undefined, [], 4],
      // A preliminary registration is out from the next round on.
      ['Late Bo', '', undefined, [], 3],
    ]);
  });

  test('games, byes, absences and rounds without an opponent', () => {
    const cell = (player: number, round: number) => wallList.entries[player]?.[round - 1]?.[0];
    expect(cell(1, 1)).toMatchObject({ opponent: 0, outcome: 'won', colour: 'black', byDefault: true });
    expect(cell(0, 2)).toMatchObject({ opponent: 2, outcome: 'lost', colour: undefined });
    expect(cell(2, 1)).toMatchObject({ as: 'bye', worth: 'win' });
    expect(cell(1, 2)).toMatchObject({ as: 'absence', worth: 'half' });
    expect(cell(3, 1)).toMatchObject({ as: 'absence', worth: 'nothing' });
    expect(wallList.rounds).toBe(3);
  });

  test('settings, the event, and what has no place in them', () => {
    expect(settings).toMatchObject({
      preset: 'OpenGotha',
      system: 'McMahon',
      tiebreaks: ['SOS1'],
      upperBar: { index: 2 },
      lowerBar: { index: -20 },
      komi: 15,
      handicap: 'none',
      handicapReduction: -1,
    });
    expect(tournament.facts).toMatchObject({
      place: 'Plzeň',
      director: 'Ann',
      time: { overtime: { kind: 'fischer', seconds: 15 } },
    });
    const notes = readOpenGotha(FILE).problems.map(({ values }) => [values['what'], values['example']]);
    expect(notes).toEqual([
      ['tiebreaks', 'EXT'],
      ['clubGroups', 'West'],
    ]);
  });

  test('groups of clubs are the setting, and go back with their names until it is changed', () => {
    const groups = `<ClubsGroups><ClubsGroup name="Süd"><Club name="Ulm"/><Club name="Plze"/></ClubsGroup>
<ClubsGroup name="One"><Club name="Kiel"/></ClubsGroup></ClubsGroups>`;
    const file = FILE.replace(/<ClubsGroups>.*<\/ClubsGroups>/, groups);
    const came = tournamentOf(file);
    expect(came.settings.clubGroups).toEqual([['Ulm', 'Plze']]);
    const notes = readOpenGotha(file).problems.filter(({ values }) => values['what'] === 'clubGroups');
    expect(notes.map(({ values }) => values['example'])).toEqual(['One']);
    const { wallList } = toWallList(came);
    const settings = { ...presetSettings('OpenGotha', 'McMahon'), ...came.settings };
    const now = fromWallList(wallList, settings).tournament;
    expect(onTheWayBack(now, came, settings).tournament.clubGroups).toEqual(came.clubGroups);
    const other = { ...settings, clubGroups: [['Ulm', 'Bonn']] };
    const back = onTheWayBack(fromWallList(wallList, other).tournament, came, settings).tournament;
    expect(writeOpenGotha(back).text).toContain('<ClubsGroup name="Ulm + Bonn">');
  });

  test('a result typed and a player gone change these attributes only', () => {
    const [first, ...games] = tournament.games;
    const [novak, ...players] = tournament.players;
    const { text } = writeOpenGotha({
      ...tournament,
      games: [{ ...first!, byDefault: false }, ...games],
      players: [{ ...novak!, out: { rounds: [], from: 3 } }, ...players],
    });
    const before = new Set(writeOpenGotha(tournament).text.split('\n'));
    const changed = text.split('\n').filter(line => !before.has(line));
    expect(changed).toHaveLength(2);
    expect(changed.join('\n')).toMatch(/participating="11000000000000000000"[^]*RESULT_BLACKWINS"/);
  });
});

test('one stone more goes out and comes back', () => {
  const one = tournamentOf(FILE.replace('hdCeiling="0"', 'hdCeiling="9"'));
  expect(one.settings).toMatchObject({ handicap: 'MMS', handicapReduction: -1 });
  const { wallList } = toWallList(one);
  const settings = { ...presetSettings('OpenGotha', 'McMahon'), ...one.settings };
  const { text } = writeOpenGotha(fromWallList(wallList, settings).tournament);
  expect(text).toContain('hdCorrection="-1"');
  expect(tournamentOf(text).settings).toMatchObject({ handicap: 'MMS', handicapReduction: -1 });
});

describe('a fault refuses the whole file and says where', () => {
  test.each([
    ['no XML', 'Pl Name', 'notXml', 1],
    ['another root', '<Sheet/>', 'otherFormat', 1],
    [
      'nobody',
      FILE.replace(/<Player .*\n/g, '').replace(/<Game .*\n|<ByePlayer .*\/>/g, ''),
      'noPlayersInFile',
      2,
    ],
    ['an unknown result', FILE.replace('RESULT_BOTHLOSE', 'LOST'), 'wrongAttribute', 11],
    [
      'a player who is not there',
      FILE.replace('whitePlayer="DELACRUZANA"', 'whitePlayer="X"'),
      'playerNotInFile',
      11,
    ],
    [
      'a game against oneself',
      FILE.replace('blackPlayer="NGLI"', 'blackPlayer="NOVÁKJAN"'),
      'againstSelf',
      10,
    ],
    [
      'a bye beside a game',
      FILE.replace('player="DELACRUZANA"/></Bye', 'player="NGLI"/></Bye'),
      'secondGame',
      13,
    ],
    [
      'the same name twice',
      FILE.replace('name="Ng" firstName="Li"', 'name="Nová k" firstName="JAN"'),
      'playerTwice',
      5,
    ],
    ['no rank', FILE.replace(' rank="9k"', ''), 'attributeMissing', 6],
    ['a round beyond the last', FILE.replace('roundNumber="2"', 'roundNumber="21"'), 'wrongAttribute', 11],
    ['a file that was cut', FILE.slice(0, 1100), 'notXml', 13],
  ])('%s', (_name, text, code, line) => {
    const reading = readOpenGotha(text);
    expect(reading.kind).toBe('refused');
    const errors = reading.problems.filter(isFileError);
    expect(errors.map(error => error.code)).toContain(code);
    expect(errors.find(error => error.code === code)?.place).toMatchObject({ kind: 'text', line });
  });

  test('more players than OpenGotha takes are not written', () => {
    const one = tournamentOf(FILE).players[0]!;
    const many = Array.from({ length: 2001 }, () => one);
    const { text, problems } = writeOpenGotha({ ...tournamentOf(FILE), players: many });
    expect([text, problems.map(({ code }) => code)]).toEqual(['', ['cannotExport']]);
  });
});

describe('the state of a licence', () => {
  const WITH = FILE.replace('name="Novák"', 'ffgLicenceStatus=" C " name="Novák"').replace(
    'ffgLicence="0027700"',
    'ffgLicence="0027700" ffgLicenceStatus="-"',
  );
  const statesIn = (text: string) =>
    [...text.matchAll(/<Player [^>]*/g)].map(([player]) => /ffgLicenceStatus="([^"]*)"/.exec(player)?.[1]);
  const came = tournamentOf(WITH);
  const states = ({ players }: ExchangedTournament) => players.map(({ membership }) => membership);
  /** After the organiser has typed other cells. */
  const typed = (...cells: readonly (string | undefined)[]): ExchangedTournament => ({
    ...came,
    players: came.players.map((player, i) => ({ ...player, membership: cells[i] })),
  });

  test('stands in the column Membership of the list, and in the file that is written of it', () => {
    expect(states(came)).toEqual(['FFG C', 'FFG -', undefined, undefined]);
    expect(toWallList(came).wallList.players.map(({ membership }) => membership)).toEqual(states(came));
    const { text, problems } = writeOpenGotha(came);
    expect(statesIn(text)).toEqual([' C ', '-', '', '']);
    expect(problems.filter(({ values }) => values['what'] === 'memberships')).toEqual([]);
    expect(states(tournamentOf(text))).toEqual(states(came));
    const anew = { ...came, players: came.players.map(({ openGotha: _, ...player }) => player) };
    expect(statesIn(writeOpenGotha(anew).text)).toEqual(['C', '-', '', '']);
  });

  test('goes where its cell was emptied, follows another sign, and stays where words were typed', () => {
    expect(statesIn(writeOpenGotha(typed(undefined, 'FFG L')).text)).toEqual(['', 'L', '', '']);
    const { text, problems } = writeOpenGotha(typed('paid', 'FFG -', 'AGA 2027-03-31', 'FFG e'));
    expect(statesIn(text)).toEqual([' C ', '-', '', 'e']);
    expect(problems.filter(({ values }) => values['what'] === 'memberships')).toMatchObject([
      { values: { count: 2 } },
    ]);
    // A list that has no such column says nothing of it.
    expect(statesIn(writeOpenGotha(typed()).text)).toEqual([' C ', '-', '', '']);
  });
});
