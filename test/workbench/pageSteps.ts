/** A page of the documentation as steps: what it quotes is pressed in its order, so that a word that is wrong there fails. */
import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import type { Organiser } from './organiser';

export type PageStep =
  { readonly step: 'word'; readonly word: string } | { readonly step: 'picture'; readonly name: string };

const read = (page: string): string =>
  readFileSync(new URL(`../../docs/${page}.md`, import.meta.url), 'utf8').replace(/```[^]*?```/g, '');

/** Words in italics and pictures in the order of the page; the words of links belong to other pages. */
export const stepsOf = (page: string): readonly PageStep[] =>
  [...read(page).matchAll(/!\[[^\]]*\]\(([^)]+)\.png\)|(?<![\w`/([])_([^_\n`]{2,80}?)_(?!\w)/g)].map(
    ([, name, word = '']) => (name === undefined ? { step: 'word', word } : { step: 'picture', name }),
  );

/** What the page prints as code, in its order: texts to type. */
export const codeOf = (page: string): readonly string[] =>
  [...read(page).matchAll(/(?<!`)`([^`\n]+)`/g)].map(([, text = '']) => text);

/** The first table of the page, with its titles. */
export const tableOf = (page: string): readonly (readonly string[])[] =>
  read(page)
    .split('\n')
    .filter(line => line.startsWith('|') && !/^[|\s-]+$/.test(line))
    .map(line =>
      line
        .slice(1, line.lastIndexOf('|'))
        .split('|')
        .map(cell => cell.trim().replace(/\\/g, '')),
    );

type Deed = () => Promise<unknown>;

/**
 * Does what the page says. A word is a button of the panel, which is pressed, unless `deeds` says what it stands for; a list of deeds is
 * for its places on the page, one after the other. Fails where a deed is left over.
 */
export async function follow(
  page: string,
  organiser: Organiser,
  deeds: Readonly<Record<string, Deed | readonly Deed[]>>,
  picture: (name: string) => Promise<void>,
): Promise<void> {
  const done = new Map<string, number>();
  for (const step of stepsOf(page)) {
    if (step.step === 'picture') {
      await picture(step.name);
      continue;
    }
    const { word } = step;
    const times = done.get(word) ?? 0;
    done.set(word, times + 1);
    const deed = deeds[word];
    const own = typeof deed === 'function' ? deed : deed?.[times];
    if (deed !== undefined && own === undefined) throw new Error(`${page} says “${word}” once too often.`);
    try {
      await (own ?? (() => pressed(organiser, word)))();
    } catch (error) {
      throw new Error(
        `“${word}” on the page ${page}: ${String(error)}\nThe panel shows:\n${await organiser.reads()}`,
        { cause: error },
      );
    }
  }
  const left = Object.entries(deeds).filter(
    ([word, deed]) => (done.get(word) ?? 0) < (typeof deed === 'function' ? 1 : deed.length),
  );
  expect(left.map(([word]) => word)).toEqual([]);
}

/** Presses a button, with a number behind its words where it has one, and waits for the answer. */
export async function pressed(organiser: Organiser, word: string): Promise<void> {
  const escaped = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  await organiser.press(new RegExp(`^${escaped}( \\(\\d+\\))?$`));
  await answered(organiser);
}

/** Waits until the panel waits for nothing. */
export async function answered(organiser: Organiser): Promise<void> {
  const frame = await organiser.frame();
  await frame.waitForFunction(
    () => document.querySelector('h1') !== null && !document.querySelector('button:disabled'),
  );
}
