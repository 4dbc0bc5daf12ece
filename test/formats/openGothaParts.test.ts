import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ExchangedTournament } from '../../src/formats/exchange';
import { readOpenGotha } from '../../src/formats/openGotha/readOpenGotha';
import { writeOpenGotha } from '../../src/formats/openGotha/writeOpenGotha';
import { toWallList } from '../../src/formats/wallList/toWallList';
import { isFileError } from '../../src/tournament/fileProblem';
import { anyEvent } from './anyEvent';

// F7.1, F7.6 of docs/faults.md

const FILE = `<?xml version="1.0" encoding="UTF-8"?>
<Tournament dataVersion="201">
<Players>
<Player name="Adal" firstName="Birand" rank="4D" rating="2390" grade="4D" country="TR" club="Ist" egfPin="12345678" smmsCorrection="0" participating="11111111111111111111" registeringStatus="FIN"/>
<Player name="Łoś" firstName="Żaneta" rank="2D" rating="2200" country="PL" club="" smmsCorrection="0" participating="11111111111111111111" registeringStatus="FIN"/>
<Player name="Ng" firstName="Li" rank="9K" rating="1200" country="SG" club="" smmsCorrection="0" participating="11111111111111111111" registeringStatus="FIN"/>
</Players>
<Games><Game roundNumber="1" tableNumber="1" whitePlayer="ADALBIRAND" blackPlayer="ŁOŚŻANETA" knownColor="true" handicap="0" result="RESULT_BLACKWINS"/></Games>
<ByePlayers><ByePlayer roundNumber="1" player="NGLI"/></ByePlayers>
<Teams><Team teamNumber="1" teamName="West"><Board roundNumber="1" boardNumber="1" player="NGLI"/></Team></Teams>
<TournamentParameterSet>
<GeneralParameterSet name="Cup" location="Oulu" director="Ann" beginDate="2024-07-06" endDate="2024-07-07" size="19" komi="6.5" numberOfRounds="2" numberOfCategories="1" genMMFloor="20K" genMMBar="3D" genMMZero="30K" basicTime="45" complementaryTimeSystem="FISCHER" fischerTime="15"/>
<HandicapParameterSet hdBasedOnMMS="true" hdCeiling="9" hdCorrection="1" hdNoHdRankThreshold="1D"/>
<PlacementParameterSet><PlacementCriteria><PlacementCriterion number="1" name="MMS"/></PlacementCriteria></PlacementParameterSet>
</TournamentParameterSet>
</Tournament>
`;

function read(text: string) {
  const reading = readOpenGotha(text);
  expect(reading.problems.filter(isFileError)).toEqual([]);
  if (reading.kind !== 'read') throw new Error('refused');
  const { tournament, problems } = reading;
  const listed = toWallList(tournament);
  const said = [...problems, ...listed.problems].map(({ code, values }) =>
    code === 'notCarried' ? `${values['what']}: ${values['example']}` : `${code}: ${values['text'] ?? ''}`,
  );
  return { tournament, said, listed };
}

const SAID = read(FILE).said;
/** What is said of this file and not of the one above. */
const newlySaid = (text: string): readonly string[] => read(text).said.filter(one => !SAID.includes(one));

const gamesOf = ({ games, free }: ExchangedTournament): readonly [number, number] => [
  games.length,
  free.filter(({ entry }) => entry.as === 'bye').length,
];

describe('a part that nobody needs never refuses a file of OpenGotha', () => {
  test.each([
    ['size="0"', FILE.replace('size="19"', 'size="0"'), 'partLeftOut: 0'],
    ['a komi that is none', FILE.replace('komi="6.5"', 'komi="six"'), 'partLeftOut: six'],
    ['a day of another form', FILE.replace('2024-07-06', '6.7.2024'), 'partLeftOut: 6.7.2024'],
    ['an unknown rank', FILE.replace('rank="9K"', 'rank="99K"'), 'partLeftOut: 99K'],
    ['no round of the event', FILE.replace('numberOfRounds="2"', 'numberOfRounds="0"'), 'partLeftOut: 0'],
    ['a time system of its own', FILE.replace('"FISCHER"', '"HOURGLASS"'), 'partLeftOut: HOURGLASS'],
    ['a table without a number', FILE.replace('tableNumber="1"', 'tableNumber="A"'), 'partLeftOut: A'],
    ['a rating that is none', FILE.replace('"1200"', '"?"'), 'partLeftOut: ?'],
    [
      'a line-up with somebody gone',
      FILE.replace('boardNumber="1" player="NGLI"', 'boardNumber="1" player="X"'),
      'playerNotInFile: X',
    ],
    [
      'a bye of somebody gone',
      FILE.replace('roundNumber="1" player="NGLI"/></Bye', 'roundNumber="1" player="X"/></Bye'),
      'playerNotInFile: X',
    ],
    [
      'a document type',
      FILE.replace('<Tournament ', '<!DOCTYPE Tournament SYSTEM "gotha.dtd">\n<Tournament '),
      'doctypeLeftOut: ',
    ],
    [
      'an element that nobody knows',
      FILE.replace('<Games>', '<Weather wind="4"/><Games>'),
      'unknownParts: Weather',
    ],
    [
      'an attribute that nobody knows',
      FILE.replace('<Team ', '<Team colour="red" '),
      'unknownParts: Team colour',
    ],
  ])('%s', (_name, text, said) => {
    expect(newlySaid(text)).toContain(said);
    expect(gamesOf(read(text).tournament)[0]).toBe(1);
  });

  test('what can be kept is kept', () => {
    expect(read(FILE.replace('komi="6.5"', 'komi="6,5"')).tournament.settings.komi).toBe(13);
    expect(newlySaid(FILE.replace('komi="6.5"', 'komi="6,5"'))).toEqual([]);
    const graded = FILE.replace('rank="4D"', 'rank="99K"');
    expect(read(graded).tournament.players[0]?.rank).toEqual({ kind: 'amateur', index: 3 });
    const unknown = FILE.replace('rank="9K"', 'rank="99K"');
    expect(writeOpenGotha(read(unknown).tournament).text).toContain('rank="99K"');
  });

  test('a document type that declares entities is refused as before', () => {
    const text = FILE.replace('<Tournament ', '<!DOCTYPE a [<!ENTITY b "c">]>\n<Tournament ');
    expect(readOpenGotha(text)).toMatchObject({ kind: 'refused', problems: [{ code: 'doctypeRefused' }] });
  });
});

describe('keys of players', () => {
  test.each([
    ['of a Turkish computer', 'ADALBİRAND', 'ŁOŚŻANETA'],
    ['without marks', 'ADALBIRAND', 'LOSZANETA'],
    ['with blanks', 'Adal Birand', 'Łoś Żaneta'],
  ])('%s', (_name, one, other) => {
    const text = FILE.replace('ADALBIRAND', one).replace('ŁOŚŻANETA', other);
    const { tournament } = read(text);
    expect(tournament.games).toMatchObject([{ white: 0, black: 1 }]);
    expect(newlySaid(text)).toEqual([]);
  });

  test('are written as a Turkish computer wrote them', () => {
    const text = FILE.replace('ADALBIRAND', 'ADALBİRAND').replace('NGLI"/></Bye', 'NGLİ"/></Bye');
    expect(writeOpenGotha(read(text).tournament).text).toMatch(/ByePlayer player="NGLİ"[^]*player="NGLİ"/);
  });

  test('two names that Turkish tells apart are two people', () => {
    const text = FILE.replace('name="Ng" firstName="Li"', 'name="Adal" firstName="Bırand"')
      .replace('whitePlayer="ADALBIRAND"', 'whitePlayer="ADALBİRAND"')
      .replace(/NGLI/g, 'ADALBIRAND');
    const { tournament } = read(text);
    expect([tournament.games[0]?.white, tournament.free[0]?.player]).toEqual([0, 2]);
  });
});

describe('what is read wherever it stands', () => {
  test('byes with another element around them, as Pairgoth writes them', () => {
    const wrapped = FILE.replace(/ByePlayers>/g, 'ByePlayer>');
    expect(gamesOf(read(wrapped).tournament)).toEqual([1, 1]);
    expect(read(wrapped).tournament.free).toEqual(read(FILE).tournament.free);
  });

  test('a line-up without rounds is that of every round', () => {
    const text = FILE.replace('<Board roundNumber="1" ', '<Board ');
    expect(read(text).tournament.openGotha?.teams[0]?.seats).toEqual([
      { round: 1, board: 1, player: 2 },
      { round: 2, board: 1, player: 2 },
    ]);
  });
});

describe('what a list cannot show is said', () => {
  test.each([
    [
      'more stones than one that are added',
      FILE.replace('hdCorrection="1"', 'hdCorrection="-2"'),
      'handicapRule: hdCorrection -2',
    ],
    ['a second number', FILE.replace('egfPin=', 'ffgLicence="0027700" egfPin='), 'otherNumbers: 0027700'],
    ['a grade of their own', FILE.replace('grade="4D"', 'grade="5D"'), 'grades: Adal Birand'],
    [
      'starts of those who play in teams',
      FILE.replace(
        '</Team>',
        '<Board roundNumber="1" boardNumber="2" player="ADALBIRAND"/></Team><Team teamNumber="2" teamName="East"><Board roundNumber="1" boardNumber="1" player="ŁOŚŻANETA"/></Team>',
      ),
      'starts: Adal Birand',
    ],
    [
      'a limit that is no rank',
      FILE.replace(
        'fischerTime="15"/>',
        'fischerTime="15"><Categories><Category number="1" lowerLimit="top"/></Categories></GeneralParameterSet>',
      ),
      'categories: top',
    ],
  ])('%s', (_name, text, said) => {
    expect(newlySaid(text)).toContain(said);
  });

  test('by categories, with a single one, is decided by what comes next', () => {
    const criteria = (...names: readonly string[]): string =>
      FILE.replace(
        '<PlacementCriterion number="1" name="MMS"/>',
        names.map((name, index) => `<PlacementCriterion number="${index + 1}" name="${name}"/>`).join(''),
      );
    expect(read(criteria('CAT', 'MMS', 'SOSM')).tournament.settings).toMatchObject({
      system: 'McMahon',
      tiebreaks: ['SOS'],
    });
    expect(read(criteria('CAT', 'NBW', 'SOSW')).tournament.settings).toMatchObject({
      system: 'Swiss',
      tiebreaks: ['SOS'],
    });
    expect(newlySaid(criteria('CAT', 'NBW'))).toContain('tiebreaks: CAT');
    const several = criteria('CAT', 'NBW').replace(
      'fischerTime="15"/>',
      'fischerTime="15"><Categories><Category number="1" lowerLimit="1D"/></Categories></GeneralParameterSet>',
    );
    expect(read(several).listed.wallList.players.map(({ category }) => category)).toEqual(['1', '1', '2']);
    expect(read(several).tournament.settings.system).toBe('Swiss by categories');
    for (const text of [criteria('CAT', 'NBW'), several]) {
      const { tournament } = read(text);
      expect(writeOpenGotha(tournament).text.match(/name="CAT"/g)).toHaveLength(1);
    }
  });
});

/** A file of OpenGotha with these limits of categories, placed by category first. */
function placedByCategory(text: string, limits: readonly number[], criteria: readonly string[]): string {
  const categories = limits
    .map(
      (limit, i) =>
        `<Category number="${i + 1}" lowerLimit="${limit < 0 ? `${-limit}K` : `${limit + 1}D`}"/>`,
    )
    .join('');
  const placed = ['CAT', ...criteria]
    .map((name, i) => `<PlacementCriterion number="${i + 1}" name="${name}"/>`)
    .join('');
  return text
    .replace(/<Categories>[^]*?<\/Categories>|<Categories\/>/g, '')
    .replace(/<GeneralParameterSet ([^>]*[^/])\/>/, '<GeneralParameterSet $1></GeneralParameterSet>')
    .replace('</GeneralParameterSet>', `<Categories>${categories}</Categories></GeneralParameterSet>`)
    .replace(
      /<PlacementCriteria>[^]*?<\/PlacementCriteria>/,
      `<PlacementCriteria>${placed}</PlacementCriteria>`,
    );
}

test('random events placed by category: by categories where there are several, each player in one, else never', () => {
  const criteria = fc.uniqueArray(fc.constantFrom('NBW', 'MMS', 'SOSM', 'SOSW', 'RATING'), { maxLength: 4 });
  const limits = fc
    .uniqueArray(fc.integer({ min: -20, max: 5 }), { maxLength: 3 })
    .map(all => all.sort((a, b) => b - a));
  const met = new Set<boolean>();
  fc.assert(
    fc.property(anyEvent, limits, criteria, (event, below, names) => {
      const { tournament, listed, said } = read(placedByCategory(writeOpenGotha(event).text, below, names));
      const isSeveral = below.length > 0;
      met.add(isSeveral);
      expect(tournament.settings.system === 'Swiss by categories').toBe(isSeveral);
      const categories = listed.wallList.players.map(({ category }) => Number(category));
      if (isSeveral) expect(categories.every(one => one >= 1 && one <= below.length + 1)).toBe(true);
      else expect(said.some(one => one.startsWith('tiebreaks: '))).toBe(true);
    }),
    { numRuns: Number(process.env['FILES'] ?? 60) },
  );
  expect(met.size).toBe(2);
});
