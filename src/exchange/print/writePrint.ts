import { escapeHtml } from '../../formats/html/markup';
import { bracketSheets } from '../../formats/print/bracket';
import { cards } from '../../formats/print/cards';
import { crossTableSheets, isCrossTableOnSide } from '../../formats/print/crossTable';
import { matchSheets } from '../../formats/print/lists';
import { badges, certificates, tableCards } from '../../formats/print/badges';
import { projectorPage } from '../../formats/print/projector';
import type { PrintWords } from '../../formats/print/roundOf';
import { wordsOfState } from '../../formats/print/ranked';
import { makePrint, sheetsOf } from '../../formats/print/sheets';
import { printedSettings } from '../../formats/print/settingsSheet';
import { slips } from '../../formats/print/slips';
import { timeOfRound } from '../../tournament/timetable';
import type { TournamentNow } from '../fileRows';
import { printTables } from './printTables';
import { komiIn, type PrintKind, type Wanted } from './wantedPrint';
import type { RoundNo } from '../../tournament/indices';

export function writePrint(wanted: Wanted): string {
  const { kind, tournament, final, now, round, paper, words } = wanted;
  const state = wordsOfState(now.ranking, words);
  if (kind === 'projector') return projectorPage(tournament, final, state, timesOf(now, words), words);
  const tables = printTables(wanted);
  const title = `${tournament.facts.name} – ${tables?.[0]?.about ?? titleOf(kind, round, words)}`;
  const isOnSide =
    kind === 'print bracket' ||
    (kind === 'print cross table' && isCrossTableOnSide(tournament)) ||
    (tables ?? []).some(table => table.isOnSide);
  const parts = tables ? tables.flatMap(table => sheetsOf({ ...table, isOnSide })) : partsOf(wanted, state);
  return makePrint(title, words.language, { paper, isOnSide }, stamped(parts, wanted.when));
}

function titleOf(kind: PrintKind, round: RoundNo, words: PrintWords): string {
  switch (kind) {
    case 'print cross table':
      return words.crosstable;
    case 'print bracket':
      return words.bracket;
    default:
      return words.round(round);
  }
}

/** Some kinds are drawn in another way than as tables alone. */
function partsOf(wanted: Wanted, state: string): readonly string[] {
  const { kind, tournament, final, now, round, words } = wanted;
  const tablesOf = (of: PrintKind): readonly string[] =>
    (printTables({ ...wanted, kind: of }) ?? []).flatMap(sheetsOf);
  const ofRound = (): readonly string[] =>
    round === 0 ? [] : [...tablesOf('print tables'), ...tablesOf('print names'), ...ofSlips()];
  const ofSlips = (): readonly string[] => slips(tournament, round, words, komiIn(now));
  switch (kind) {
    case 'print slips':
      return ofSlips();
    case 'print cross table':
      return crossTableSheets(tournament, final, state, words);
    case 'print bracket':
      return bracketSheets(tournament.facts.name, now.bracket, words);
    case 'print matches':
      return matchSheets(tournament, round, words);
    case 'print cards':
      return cards(tournament, round, words);
    case 'print table cards':
      return tableCards(tournament, words);
    case 'print settings':
      return [printedSettings(tournament.facts.name, now.announced, words)];
    case 'print badges':
      return badges(tournament);
    case 'print certificates':
      return certificates(tournament, final, now.ranking, now.prizeLines ?? [], words);
    case 'print round':
      return ofRound();
    case 'paper pack':
      return [...tablesOf('print list'), ...ofRound()];
    default:
      return [];
  }
}

const timesOf = (
  { settings: { timetable } }: TournamentNow,
  words: PrintWords,
): readonly (readonly [string, string])[] =>
  timetable.map(({ round, time }) => {
    const day = timeOfRound(timetable, round)?.day ?? '';
    return [words.round(round), day === '' ? time : `${day} ${time}`];
  });

/** Two prints of one round are told apart by when each was made. */
const stamped = (sheets: readonly string[], when: string): readonly string[] =>
  when === ''
    ? sheets
    : sheets.map(sheet =>
        sheet.replace(
          /^<section class="sheet[^"]*">/,
          tag => `${tag}<p class="when">${escapeHtml(when)}</p>`,
        ),
      );
