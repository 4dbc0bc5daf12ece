// What is wrong with the pages: links into nothing, pictures that are missing, pages that nobody finds.
import { CONTENTS, isListed } from './contents.mjs';
import { isPage } from './markdown.mjs';

/**
 * What readPage says of a page and is asked for here.
 * @typedef {{
 *   page: string,
 *   headings: readonly { level: number, id: string }[],
 *   links: readonly { target: string, anchor: string }[],
 *   pictures: readonly { target: string, text: string }[],
 *   strange: readonly string[],
 * }} Page
 */

/**
 * Complaints as sentences. `pages` are all pages of docs/ as readPage gives them; `isThere` says whether a file lies below docs/;
 * `pictures` are the picture files below docs/.
 * @type {(pages: readonly Page[], isThere: (target: string) => boolean, pictures?: readonly string[]) => string[]}
 */
export const checkPages = (pages, isThere, pictures = []) => {
  const byPath = new Map(pages.map(one => [`${one.page}.md`, one]));
  const listed = CONTENTS.flatMap(group => group.pages);
  const shown = new Set(pages.flatMap(one => one.pictures.map(({ target }) => target)));
  return [
    ...listed
      .filter(page => !byPath.has(`${page}.md`))
      .map(page => `docs/${page}.md is in the contents and not there.`),
    ...pages
      .filter(({ page }) => !isListed(page))
      .map(({ page }) => `docs/${page}.md is not in the contents.`),
    ...pages.flatMap(checkTitle),
    ...pages.flatMap(one => checkPage(one, byPath, isThere)),
    ...pictures.filter(picture => !shown.has(picture)).map(picture => `No page shows docs/${picture}.`),
  ];
};

/**
 * Complaints about the links and pictures of one page, which may stand outside docs/.
 * @type {(page: Page, byPath: ReadonlyMap<string, Page>, isThere: (target: string) => boolean) => string[]}
 */
export const checkPage = ({ page, links, pictures, strange }, byPath, isThere) => {
  const of = sentence => `docs/${page}.md: ${sentence}`;
  return [
    ...strange.map(href => of(`${href} is no link that a page may have.`)),
    ...links.flatMap(({ target, anchor }) => {
      const there = byPath.get(target);
      if (isPage(target) ? there === undefined : !isThere(target)) return [of(`${target} is not there.`)];
      if (anchor === '' || there === undefined || there.headings.some(({ id }) => id === anchor)) return [];
      return [of(`${target} has no heading #${anchor}.`)];
    }),
    ...pictures.flatMap(({ target, text }) => [
      ...(isThere(target) ? [] : [of(`the picture ${target} is not there.`)]),
      ...(text.trim() === '' ? [of(`the picture ${target} has no words.`)] : []),
    ]),
  ];
};

function checkTitle({ page, headings }) {
  const titles = headings.filter(({ level }) => level === 1).length;
  return titles === 1 ? [] : [`docs/${page}.md: ${titles} titles.`];
}
