import { expect } from 'vitest';
import { makeText } from '../../../src/sheet/wording';
import { LANGUAGES } from '../../../src/tournament/languages';
import { FUNCTIONS } from '../formulas';
import { undo } from './changes';
import type { Kind } from './kind';
import { cellsOf, plainList } from './wallList';
import { isWord } from './words';
import { send, type World } from './world';

/** What must hold of an event as it was left, and of everything taken back. */
export function expectEnd(world: World, kind: Kind): void {
  expectSound(world, kind);
  expectOnlyPlayers(world);
  expectOneLanguage(world);
  // Newest first, each gives back what was there before it; at the end the first state stands.
  while (world.deeds.length > 0) {
    const { length } = world.deeds;
    if (!undo(world, []) || world.deeds.length >= length) break;
  }
}

/** What Check says is wrong; `inCells`: in the cells of the list alone, for who is left to play is the organiser's matter. */
export function errorsOf(world: World, inCells = false): readonly string[] {
  const view = send(world, { ask: 'check' });
  const problems = view.view === 'problems' ? view.problems : [];
  const { sheet } = plainList(world.book);
  return problems.flatMap(({ severity, sentence, cell }) =>
    severity === 'error' && (!inCells || cell?.sheet === sheet) ? [sentence] : [],
  );
}

/** Check finds no error in what the panel and sound typing made. */
function expectSound(world: World, { language }: Kind): void {
  if (world.odd.size > 0) return;
  const haveBothWon = world.script.some(line => line.includes('1-1!'));
  const found = errorsOf(world, true).filter(sentence => !isOrganisers(sentence, language, haveBothWon));
  expect(found, 'Check finds errors in a sound list').toEqual([]);
}

/** What nobody but the organiser can decide: who wins a draw that needs a winner, and how long games were. */
function isOrganisers(sentence: string, language: Kind['language'], haveBothWon: boolean): boolean {
  const languages = [language, 'en', 'de'] as const;
  const decided = ['problem.knockoutDraw', 'problem.teamDraw', 'problem.lengthsMissing'] as const;
  const keys = haveBothWon ? ([...decided, 'problem.knockoutContradiction'] as const) : decided;
  return languages.some(one =>
    keys.some(key => {
      const parts = makeText(one)(key).split('…');
      return parts.every(part => sentence.includes(part));
    }),
  );
}

const WORDS = [
  'title.Wins',
  'title.Board wins',
  'title.Points',
  'title.Group place',
  'value.Lottery',
] as const;

/** What the formula of the standings shows now; their language is that of the settings. */
function standingsOf({ book }: World): readonly (readonly unknown[])[] {
  const list = plainList(book);
  const last = Math.max(...Object.values(list.columns));
  const values = book
    .values(list.sheet)
    .slice(0, list.rows.length + 1)
    .map(line => line.slice(0, last + 1));
  const settings = Object.entries(book.snapshot()).find(([name]) => isWord('sheet.settings', name));
  return FUNCTIONS['STANDINGS']?.(values, settings?.[1]) ?? [];
}

/** A title that is a word is one of the language of all others. */
function expectOneLanguage(world: World): void {
  if (plainList(world.book).rows.length === 0) return;
  const [titles = []] = standingsOf(world);
  for (const language of LANGUAGES) {
    const text = makeText(language);
    if (titles[1] !== text('title.standingsNo')) continue;
    const foreign = WORDS.filter(key => text(key) !== makeText('en')(key)).map(key => makeText('en')(key));
    expect(
      titles.filter(title => foreign.includes(String(title))),
      `titles in ${language}`,
    ).toEqual([]);
  }
}

/** In the final standings nobody has a place who never had a game or a bye: whoever has the bye is there, as in OpenGotha. */
function expectOnlyPlayers(world: World): void {
  const list = plainList(world.book);
  if (list.rows.length === 0) return;
  const isOver = list.rows.every(row =>
    Object.values(row.rounds).every(({ text }) => text !== '' && !text.includes('?')),
  );
  if (!isOver) return;
  const table = standingsOf(world);
  const hasPlayed = (mark: string): boolean =>
    cellsOf(list).some(
      ({ mark: of, fact }) => of === mark && (fact.games.length > 0 || /^(0\+|bye)/.test(fact.text)),
    );
  // Who has the name of somebody who played is not told from that one here.
  const played = list.rows.filter(({ mark }) => hasPlayed(mark)).map(({ name }) => name);
  const idle = list.rows.filter(({ mark, name }) => !hasPlayed(mark) && !played.includes(name));
  const places = table.filter(line => line[0] !== '' && idle.some(({ name }) => line.includes(name)));
  expect(
    places.map(line => line.join(' · ')),
    'nobody without a game or a bye has a place',
  ).toEqual([]);
}
