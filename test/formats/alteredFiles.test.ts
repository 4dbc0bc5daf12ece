import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readOurs } from '../../src/exchange/ourTables';
import { readAga } from '../../src/formats/aga/readAga';
import { writeAga } from '../../src/formats/aga/writeAga';
import { type ExchangedTournament, type FinalOrder, type FileContents } from '../../src/formats/exchange';
import { readH9 } from '../../src/formats/h9/readH9';
import { readTou } from '../../src/formats/h9/readTou';
import { writeH9 } from '../../src/formats/h9/writeH9';
import { writeTou } from '../../src/formats/h9/writeTou';
import { readOpenGotha } from '../../src/formats/openGotha/readOpenGotha';
import { USUAL_PARAMETERS } from '../../src/formats/openGotha/usualParameters';
import { writeOpenGotha } from '../../src/formats/openGotha/writeOpenGotha';
import { toWallList } from '../../src/formats/wallList/toWallList';
import { anyEvent, share } from './anyEvent';

// F7.5, N54, N122 of docs/faults.md

/** How many files are altered: few in the suite, `FILES=2000` for the long run. */
const FILES = Number(process.env['FILES'] ?? 320);

const asListed = ({ players }: ExchangedTournament): FinalOrder => ({
  order: [...players.keys()],
  places: players.map((_, index) => index + 1),
  criteria: [{ title: 'MMS', values: players.map(() => '30') }],
});

/** One change of a part that no tournament needs. */
interface Alteration {
  readonly name: string;
  readonly alter: (text: string, pick: number) => string;
  /** What has to be said or shown; undefined: nothing is lost. */
  readonly leaves: RegExp | undefined;
}

/** One of the places where the text matches, with the replacement. */
const at =
  (pattern: RegExp, replacement: string) =>
  (text: string, pick: number): string => {
    const matches = [...text.matchAll(new RegExp(pattern, `${pattern.flags.replace('g', '')}g`))];
    const match = matches[Math.floor(pick * matches.length)];
    return match
      ? text.slice(0, match.index) +
          match[0].replace(pattern, replacement) +
          text.slice(match.index + match[0].length)
      : text;
  };

const attribute = (name: string, value: string, leaves: RegExp | undefined): Alteration => ({
  name: `${name}="${value}"`,
  alter: at(new RegExp(` ${name}="[^"]*"`), ` ${name}="${value}"`),
  leaves,
});

/** Attributes of OpenGotha's that have a meaning here, each with a value that it cannot have. */
const WRONG = {
  rank: '99K',
  rating: 'x§',
  smmsCorrection: '§',
  registeringStatus: '§',
  tableNumber: '§',
  knownColor: '§',
  handicap: '§',
  boardNumber: '§',
  size: '0',
  komi: '§',
  beginDate: '§',
  endDate: '6.7.',
  bInternet: '§',
  numberOfRounds: '99',
  genMMBar: '§',
  genMMFloor: '§',
  genMMZero: '§',
  genMMS2ValueBye: '9',
  genNBW2ValueAbsent: '§',
  genRoundDownNBWMMS: '§',
  complementaryTimeSystem: '§',
  basicTime: '§',
  hdBasedOnMMS: '§',
  hdCeiling: '§',
  hdNoHdRankThreshold: '§',
  paiMaSeedSystem1: '§',
  paiMaDUDDUpperMode: '§',
  paiMaLastRoundForSeedSystem1: '§',
  teamSize: '§',
} as const;

/** Its attributes that only OpenGotha understands: their sets are named in a note. */
const OWN = Object.entries(USUAL_PARAMETERS).flatMap(([, names]) =>
  Object.keys(names).filter(
    name => /^(?:pai|display|show|print|html|export|player|game)/.test(name) && !(name in WRONG),
  ),
);

/** A McMahon in which everybody is in one of two teams. */
function inTeams(text: string): string {
  const keys = [...text.matchAll(/ (?:blackPlayer|whitePlayer|player)="([^"]*)"/g)].map(([, key]) => key!);
  const members = [...new Set(keys)];
  if (members.length !== [...text.matchAll(/<Player /g)].length) return text;
  const seats = (team: number): string =>
    members
      .filter((_, i) => i % 2 === team)
      .map((key, i) => `<Board roundNumber="1" boardNumber="${i + 1}" player="${key}"/>`)
      .join('');
  const teams = [0, 1].map(
    team => `<Team teamNumber="${team + 1}" teamName="T${team}">${seats(team)}</Team>`,
  );
  return text
    .replace(/<Teams>[^]*?<\/Teams>|<Teams\/>/, '')
    .replace(/<PlacementCriterion [^>]*number="1"[^>]*>/, '<PlacementCriterion number="1" name="MMS"/>')
    .replace('</Tournament>', `<Teams>${teams.join('')}</Teams></Tournament>`);
}

const IN_XML: readonly Alteration[] = [
  ...Object.entries(WRONG).map(([name, value]) =>
    attribute(name, value, new RegExp(value.replace('.', '\\.'))),
  ),
  ...Object.keys(WRONG)
    .filter(name => name !== 'rank')
    .map((name): Alteration => ({
      name: `no ${name}`,
      alter: at(new RegExp(` ${name}="[^"]*"`), ''),
      leaves: undefined,
    })),
  ...OWN.map(name => attribute(name, '§', /carried|parameters/)),
  ...['director', 'location', 'club', 'country'].map(name => attribute(name, 'Zzz', /Zzz/)),
  ...['egfPin', 'ffgLicence', 'agaId'].map(name => attribute(name, '4711', /4711/)),
  attribute('grade', '9D', /grades|9d/),
  attribute('grade', '§', /grades/),
  attribute('komi', '6,5', /6\.5|"komi":13/),
  attribute('hdCorrection', '-2', /hdCorrection -2/),
  attribute('lowerLimit', '§', /§/),
  attribute('participating', '01111111111111111111', undefined),
  {
    name: 'a document type',
    alter: at(/<Tournament /, '<!DOCTYPE Tournament SYSTEM "x.dtd"><Tournament '),
    leaves: /doctypeLeftOut/,
  },
  {
    name: 'an element',
    alter: at(/<(Game|Player|Team|Category|GeneralParameterSet) /, '<Weather wind="4"/><$1 '),
    leaves: /Weather/,
  },
  {
    name: 'an attribute',
    alter: at(/<(Game|Player|ByePlayer|Team|Board|Club) /, '<$1 mood="good" '),
    leaves: /mood/,
  },
  { name: 'a comment', alter: at(/<Games>/, '<!-- § --><Games>'), leaves: undefined },
  {
    name: 'Pairgoth’s byes',
    alter: text => text.replace(/<(\/?)ByePlayers>/g, '<$1ByePlayer>'),
    leaves: undefined,
  },
  {
    name: 'a bye of somebody gone',
    alter: at(/<\/Games>/, '</Games><ByePlayer player="GONE§" roundNumber="1"/>'),
    leaves: /GONE§/,
  },
  {
    name: 'a line-up of somebody gone',
    alter: at(/<Board /, '<Board player="GONE§" boardNumber="1" roundNumber="1"/><Board '),
    leaves: /GONE§/,
  },
  {
    name: 'starts of those who play in teams',
    alter: inTeams,
    // Whoever plays without a team makes it an event of single players.
    leaves: /starts|^(?!.*"teams":true)/,
  },
  {
    name: 'keys in small letters with blanks',
    alter: at(/ (blackPlayer|whitePlayer|player)="(\w)(\w+)"/, ' $1="$2 $3"'),
    leaves: undefined,
  },
];

const tag = (name: string, line: RegExp, wrong: string, leaves: RegExp | undefined): Alteration => ({
  name,
  alter: at(line, wrong),
  leaves,
});

const IN_H9: readonly Alteration[] = [
  tag('KM', /^; KM\[.*\]$/m, '; KM[§]', /§/),
  tag('KM with a comma', /^; KM\[.*\]$/m, '; KM[6,5]', /"komi":13/),
  tag('TM', /^; (TM|KM)\[.*\]$/m, '; TM[§]', /§/),
  tag('HA', /^; KM/m, '; HA[§]\n; KM', /§/),
  tag('CL', /^; CL\[.*\]$/m, '; CL[§]', /§/),
  tag('DT', /^; DT\[.*\]$/m, '; DT[6.7.§]', /§/),
  tag('PC', /^; PC\[.*\]$/m, '; PC[Poland,Zzz]', /Zzz.*Poland|Poland.*Zzz/),
  tag('a tag that nobody knows', /^; EV/m, '; QQ[4]\n; EV', /QQ/),
  tag('a remark', /^; EV/m, '; by hand\n; EV', undefined),
  tag('an empty bar', /^( +\d[^|\n]* \d+[+=-][^|\n]*?) *(\|\d{8})?$/m, '$1 |', undefined),
  tag('a mark that is no PIN', /^( +\d[^|\n]* \d+[+=-][^|\n]*?) *(\|\d{8})?$/m, '$1 |§', /§/),
  tag('a rank without letter', / (\d{1,2})[KD] ([A-Z]{2}) /, ' $1 $2 ', /partLeftOut/),
  tag('a rank that nobody knows', / \d{1,2}[KD] ([A-Z]{2}) /, ' NR $1 ', /partLeftOut/),
  tag('no rank', / \d{1,2}[KD] ([A-Z]{2}) /, ' $1 ', /attributeMissing|partLeftOut/),
  tag('a heading', /^; EV/m, 'Results of the cup\n; EV', /wrongLine/),
  tag('a club', / ([A-Z]{2}) +\S{1,4} +30 /, ' $1 Zzz 30 ', /Zzz/),
  tag('points', / 30 0 /, ' 30 777 ', /lists/),
  tag('points below zero', / 30 0 /, ' -4 0 ', /"start":-|"start":\d/),
  tag('a remark behind a line', /^( +\d[^|\n]* \d+[+=-].*)$/m, '$1 ; §', undefined),
];

const IN_TOU: readonly Alteration[] = [
  tag('komi', /^;komi=.*$/m, ';komi=§', /§/),
  tag('komi with a comma', /^;komi=.*$/m, ';komi=6,5', /"komi":13/),
  tag('size', /^;size=.*$/m, ';size=0', /partLeftOut/),
  tag('date', /^;size/m, ';date=§\n;size', /§/),
  tag('time', /^;size/m, ';time=§\n;size', /§/),
  tag('a tag that nobody knows', /^;size/m, ';arbitre=Z\n;size', /arbitre/),
  tag('another short name', /^;name=.*$/m, ';name=Zzz', /Zzz/),
  tag('a remark', /^;size/m, '; by hand\n;size', undefined),
];

const IN_AGA: readonly Alteration[] = [
  tag('start', /start=.*$/m, 'start=§', /§/),
  tag('rules', /rules=AGA$/m, 'rules=Ing§', /§/),
  tag('a line that nobody knows', /^\trules/m, '\tarbiter=Z\n\trules', /arbiter/),
  tag('a second title', /^\trules/m, 'Zzz\n\trules', /Zzz/),
  tag('a rank as a rating', /\t\d{1,2}[KDP]$/m, '\t-20.1', /-20\.1/),
  tag('no rank', /(\p{L}{2,})\t\d{1,2}[KDP]$/mu, '$1', /attributeMissing/),
  tag('a club', /(\t\d{1,2}[KDP])$/m, '$1 Zzz', /Zzz/),
  tag('another komi', /\t(B|W)\t0\t\d+$/m, '\t$1\t0\t5', /komi/),
  tag('a remark', /^END$/m, '# by hand\nEND', undefined),
];

const FORMATS = [
  ['OpenGotha', (one: ExchangedTournament) => writeOpenGotha(one).text, readOpenGotha, IN_XML],
  ['the EGF', (one: ExchangedTournament) => writeH9(one, asListed(one)).text, readH9, IN_H9],
  ['the FFG', (one: ExchangedTournament) => writeTou(one, asListed(one)).text, readTou, IN_TOU],
  ['the AGA', (one: ExchangedTournament) => writeAga(one).text, readAga, IN_AGA],
] as const;

/** All that a person gets to see: list, settings, facts and what is said. */
function shown(reading: FileContents): string {
  if (reading.kind !== 'read') return JSON.stringify(reading);
  const { wallList, stated, problems } = toWallList(reading.tournament);
  return JSON.stringify([wallList, stated, reading.tournament.facts, [...reading.problems, ...problems]]);
}

/** Who has what against whom. */
const gamesOf = ({ games }: ExchangedTournament): unknown =>
  games
    .map(({ round, black, white, blackOutcome, whiteOutcome }) =>
      [round, black, white, blackOutcome, whiteOutcome].join('|'),
    )
    .sort();

/** Who is free without a game, as what. */
const freeOf = ({ free }: ExchangedTournament): unknown =>
  free.map(({ round, player, entry }) => [round, player, entry.as ?? '', entry.worth].join('|')).sort();

/** Attributes that say what a round without a game is, or whether somebody is there. */
const OF_FREE = /^(?:no )?(?:participating|registeringStatus)|RoundsRounds|numberOfRounds/;

describe(`${FILES} altered files: read, and what is left out is said`, { timeout: 900_000 }, () => {
  test.each(FORMATS)('%s', (_name, write, read, alterations) => {
    const met = new Set<string>();
    fc.assert(
      fc.property(
        anyEvent,
        // Attributes are many, whole parts are few, and stand last.
        fc.oneof(fc.constantFrom(...alterations), fc.constantFrom(...alterations.slice(-12))),
        share,
        (event, { name, alter, leaves }, pick) => {
          const text = write(event);
          const altered = alter(text, pick);
          const before = read(text);
          if (altered === text || before.kind === 'refused') return;
          met.add(name);
          const after = read(altered);
          expect([name, after.kind, after.kind === 'refused' && after.problems]).toEqual([
            name,
            'read',
            false,
          ]);
          if (after.kind === 'refused') return;
          expect([name, gamesOf(after.tournament)]).toEqual([name, gamesOf(before.tournament)]);
          if (!OF_FREE.test(name))
            expect([name, freeOf(after.tournament)]).toEqual([name, freeOf(before.tournament)]);
          if (leaves) expect(shown(after), name).toMatch(leaves);
        },
      ),
      { numRuns: Math.max(40, Math.ceil(FILES / FORMATS.length)) },
    );
    // Most alterations find something to alter.
    expect(met.size).toBeGreaterThan(Math.min(alterations.length, FILES / FORMATS.length) / 4);
  });
});

describe('a list as CSV', () => {
  const LIST = 'No;Name;Rank;R1\n1;van der Berg, Jan;3d;2+\n2;Kask, Mari;1k;1-\n';

  test.each([
    ['columns that nobody knows', LIST.replace('R1', 'R1;Shoe size').replace('2+', '2+;44'), 'Shoe size'],
    ['nothing else', LIST, undefined],
  ])('%s', (_name, list, said) => {
    const read = readOurs({ list, settings: undefined });
    if (read.kind !== 'read') throw new Error(JSON.stringify(read));
    expect(read.problems.map(({ values }) => values['example'])).toEqual(said === undefined ? [] : [said]);
    expect(read.tournament.players.map(({ surname }) => surname)).toEqual(['van der Berg', 'Kask']);
    expect(gamesOf(read.tournament)).toEqual(['1|0|1|won|lost']);
  });
});
