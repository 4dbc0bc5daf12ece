import { expect } from 'vitest';
import { answer } from '../../src/application/panel/api';
import { readFile } from '../../src/exchange/readFile';
import { writeFile, type Choices, type Made } from '../../src/exchange/writeFile';
import { descendantsOf, isElement, parseXml, type XmlElement } from '../../src/formats/parse/xml';
import type { Language } from '../../src/tournament/languages';
import { memoryWorkbook, type MemoryWorkbook } from '../application/memoryWorkbook';
import { ask, expectView, playRound } from '../application/tournamentBook';

const ALL: Choices = { names: 'full', club: true, pin: true, hide: '', paper: 'A4', round: '' };

export const bytesOf = (text: string) => new TextEncoder().encode(text);

/** A file of OpenGotha in a workbook, as the panel takes it there. */
export function imported(name: string, bytes: Uint8Array, language: Language = 'en'): MemoryWorkbook {
  const read = readFile(name, bytes, 'en');
  if (read.kind !== 'read') throw new Error(read.sentence);
  const book = memoryWorkbook();
  // As it goes from the page to the script.
  const file = JSON.parse(JSON.stringify(read.rows)) as typeof read.rows;
  const workbook = { ...book.workbook, userLanguage: () => language };
  expect(answer(workbook, { ask: 'import', file }).view.view).toBe('imported');
  return book;
}

/** The file that the panel makes for OpenGotha. */
export function sentBack(
  book: MemoryWorkbook,
  language: Language = 'en',
): { readonly made: Made; readonly text: string } {
  const view = expectView(book, { ask: 'files' }, 'files');
  if (!view.tournament) throw new Error(JSON.stringify(view.problems));
  const sent = JSON.parse(JSON.stringify(view.tournament)) as typeof view.tournament;
  const made = writeFile('opengotha', sent, ALL, language);
  return { made, text: new TextDecoder().decode(made.files[0]?.bytes) };
}

/** Every attribute of the parameter sets, the lists of criteria and categories, the groups of clubs and the players, by its place. */
function attributesOf(text: string): ReadonlyMap<string, string> {
  const root = parseXml(text);
  if (!isElement(root)) throw new Error(root.code);
  const found = new Map<string, string>();
  const tell = (path: string, { attributes, children }: XmlElement): void => {
    for (const [name, value] of Object.entries(attributes))
      // A player is told by a key without blanks.
      found.set(`${path} ${name}`, name === 'player' ? value.replace(/\s/g, '') : value);
    const numbers = new Map<string, number>();
    for (const child of children) {
      const number = (numbers.get(child.name) ?? 0) + 1;
      numbers.set(child.name, number);
      tell(`${path}/${child.name}${number}`, child);
    }
  };
  for (const name of ['TournamentParameterSet', 'TeamTournamentParameterSet', 'ClubsGroups', 'Teams'])
    descendantsOf(root, name)
      .slice(0, 1)
      .forEach(element => tell(name, element));
  descendantsOf(root, 'Player').forEach(({ attributes }) => {
    const { name = '', firstName = '' } = attributes;
    for (const [key, value] of Object.entries(attributes)) found.set(`${name} ${firstName} ${key}`, value);
  });
  for (const [key, value] of Object.entries(root.attributes)) found.set(`Tournament ${key}`, value);
  return found;
}

/** What is another in the second text, as `path: before → after`. */
export function otherIn(before: string, after: string): readonly string[] {
  const now = attributesOf(after);
  return [...attributesOf(before)].flatMap(([path, value]) =>
    now.get(path) === value ? [] : [`${path}: ${value} → ${now.get(path) ?? 'nothing'}`],
  );
}

/** Those that no remark names: of a list by its element, of everything else by its attribute. */
export const unsaid = (others: readonly string[], { remarks }: Made): readonly string[] => {
  const said = remarks.map(({ sentence }) => sentence).join('\n');
  return others.filter(other => {
    const [, list, name = ''] = /(?:\/(Category|PlacementCriterion|Board)\d+)? (\w+): /.exec(other) ?? [];
    return !new RegExp(`\\b${list ?? name}:? `).test(said);
  });
};

/** Pairs and plays the next round, or plays the one that is paired; nothing where the event is over. */
export function playOn(book: MemoryWorkbook): boolean {
  const state = ask(book, { ask: 'state' });
  if (state.view === 'results missing') {
    playRound(book, state.round);
    return true;
  }
  const preview = ask(book, { ask: 'preview' });
  if (preview.view !== 'preview' || !preview.seen) return false;
  const written = ask(book, { ask: 'write', seen: preview.seen });
  if (written.view !== 'written') return false;
  playRound(book, written.round);
  return true;
}
