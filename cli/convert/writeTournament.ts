import type { Member } from '../../src/formats/aga/members';
import { writeAga } from '../../src/formats/aga/writeAga';
import type { ExchangedTournament, FinalOrder, Writing } from '../../src/formats/exchange';
import { writeH9 } from '../../src/formats/h9/writeH9';
import { writeTou } from '../../src/formats/h9/writeTou';
import { makePage } from '../../src/formats/html/makePage';
import { writeOpenGotha } from '../../src/formats/openGotha/writeOpenGotha';
import { fileError } from '../../src/formats/fileProblems';
import { ofWholeEvent, partOfRounds } from '../../src/formats/partOfRounds';
import { lastRound } from '../../src/formats/print/roundOf';
import { roundsNamed } from '../../src/exchange/roundsNamed';
import { wordsOfState } from '../../src/formats/print/ranked';
import { makeTable, type Separator } from '../../src/formats/parse/table';
import { pairingsTable, playersTable, standingsText, withRules } from '../../src/formats/tables';
import { toWallList } from '../../src/formats/wallList/toWallList';
import { makeEntries } from '../../src/sheet/cells/notation';
import { makeText } from '../../src/sheet/wording';
import { IN_FILE, type FileProblem } from '../../src/tournament/fileProblem';
import { bookTables, type BookTable } from '../../src/exchange/bookTables';
import { pageWords } from '../../src/exchange/words/pageWords';
import { titlesInWords } from '../../src/exchange/words/titlesInWords';
import { finalOrder, rankingOf } from './finalOrder';
import { besideOf } from './besideOf';
import { actsText } from '../../src/exchange/actsText';
import { NO_RECORD, type EventRecord } from './record';
import type { Options } from './options';
import { writeOurs } from '../../src/exchange/ourTables';

export interface WrittenText {
  readonly path: string;
  readonly text: string;
  readonly encoding: 'utf-8' | 'iso-8859-15';
}

/** A file of sheets. */
export interface WrittenBook {
  readonly path: string;
  readonly tables: readonly BookTable[];
}

export interface Written {
  readonly files: readonly (WrittenText | WrittenBook)[];
  readonly problems: readonly FileProblem[];
}

export function writeTournament(
  tournament: ExchangedTournament,
  options: Options,
  members: readonly Member[] | undefined,
  record: EventRecord = NO_RECORD,
): Written {
  const { files, problems } = writtenIn(tournament, options, members, record.rules);
  const { to, output } = options;
  if (record.acts.length === 0 || to === 'html' || to === 'xlsx') return { files, problems };
  const acts = actsText(tournament.facts.name, english('audit.acts'), record.rules, record.acts);
  const path = output.replace(/(\.[^./\\]*)?$/, '-acts.txt');
  return { files: [...files, { path, text: acts, encoding: 'utf-8' }], problems };
}

const english = makeText('en');

function writtenIn(
  tournament: ExchangedTournament,
  options: Options,
  members: readonly Member[] | undefined,
  rules: string,
): Written {
  const { to, output, table } = options;
  const writtenText = (
    { text, problems }: Writing,
    encoding: 'utf-8' | 'iso-8859-15' = 'utf-8',
  ): Written => ({
    files: [{ path: output, text, encoding }],
    problems,
  });
  switch (to) {
    case 'opengotha':
      return writtenText(writeOpenGotha(tournament, rules));
    case 'h9':
    case 'tou':
      return writtenText(
        ofRounds(tournament, options, to === 'h9' ? writeH9 : writeTou, rules),
        'iso-8859-15',
      );
    case 'aga':
      return writtenText(
        ofRounds(tournament, options, (part, _final, own) => writeAga(part, members, own), rules),
      );
    case 'html':
      return writtenText({ text: pageOf(tournament, options, rules), problems: [] });
    case 'xlsx': {
      const { tables, problems } = bookTables(
        tournament,
        finalOrder(tournament),
        rules,
        rankingOf(tournament, 'en'),
      );
      return { files: [{ path: output, tables }], problems };
    }
    case 'tsv':
    case 'csv': {
      const separator = to === 'tsv' ? '\t' : ';';
      return table === undefined
        ? ourFiles(tournament, output, separator, rules)
        : writtenText({ text: tableText(tournament, table, separator, rules), problems: [] });
    }
    case 'macmahon':
      return {
        files: [],
        problems: [
          { code: 'unknownFormat', severity: 'error', place: IN_FILE, values: { text: 'macmahon' } },
        ],
      };
  }
}

function tableText(
  tournament: ExchangedTournament,
  table: NonNullable<Options['table']>,
  separator: Separator,
  rules: string,
): string {
  const state = table === 'standings' ? rankingOf(tournament, 'en').provisional : '';
  return makeTable(withRules(withRules(rowsOf(tournament, table), state), rules), separator);
}

/** The wall list, and its settings beside it. */
function ourFiles(
  tournament: ExchangedTournament,
  output: string,
  separator: Separator,
  rules: string,
): Written {
  const { list, settings, problems } = writeOurs(tournament, separator, rules);
  return {
    files: [
      { path: output, text: list, encoding: 'utf-8' },
      { path: besideOf(output), text: settings, encoding: 'utf-8' },
    ],
    problems,
  };
}

/** The rounds that are wanted, as a federation gets them. */
function ofRounds(
  whole: ExchangedTournament,
  { rounds: wanted }: Options,
  write: (tournament: ExchangedTournament, final: FinalOrder, rules: string) => Writing,
  rules: string,
): Writing {
  if (wanted === undefined) return write(whole, finalOrder(whole), rules);
  const rounds = roundsNamed(wanted, lastRound(whole));
  if (!rounds) return { text: '', problems: [fileError('roundsUnclear', undefined, { text: wanted })] };
  const { tournament, final, problems } = partOfRounds(whole, finalOrder(whole), rounds);
  const written = ofWholeEvent(write(tournament, final, rules), rounds);
  return { ...written, problems: [...problems, ...written.problems] };
}

function rowsOf(tournament: ExchangedTournament, table: NonNullable<Options['table']>) {
  switch (table) {
    case 'players':
      return playersTable(tournament);
    case 'pairings':
      return pairingsTable(tournament);
    case 'standings':
      return standingsText(
        tournament,
        finalOrder(tournament),
        rankingOf(tournament, 'en').players,
        cellOf(tournament),
      );
  }
}

function cellOf(tournament: ExchangedTournament): (player: number, round: number) => string {
  const { wallList } = toWallList(tournament);
  return (player, round) => makeEntries(wallList.entries[player]?.[round - 1] ?? []);
}

type Say = Parameters<typeof pageWords>[1];

function pageOf(
  tournament: ExchangedTournament,
  { names, club, pin, hide, language }: Options,
  rules: string,
): string {
  const hidden = new Set(
    [...tournament.players.keys()].filter(player => hide.includes(tournament.players[player]?.no ?? 0)),
  );
  const ranking = rankingOf(tournament, language);
  const say = makeText(language) as Say;
  const words = pageWords(language, say);
  return makePage({
    tournament,
    final: titlesInWords(finalOrder(tournament), say),
    shown: { names, club, pin, hidden },
    words: { ...words, rules, state: wordsOfState(ranking, words) },
    ranking,
  });
}
