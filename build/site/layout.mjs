// A page of the site: head line with the search, the text, the contents.
import { posix } from 'node:path';
import { addressOf, DOORS, pagesIn } from './contents.mjs';
import { englishOf, languageOf, NAMES, versionsOf, WORDS } from './languages.mjs';
import { escaped } from './markdown.mjs';

/** A page shows what lies beside it and asks nobody else for anything. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'";

/**
 * The HTML of one page; `titles` are those of all pages. `workbench` is the address of the workbench from the first page, if it lies
 * beside.
 * @param {{ page: string, title: string, html: string, headings: readonly { level: number, id: string, text: string }[] }} one
 * @param {ReadonlyMap<string, string>} titles
 * @param {string} [workbench]
 */
export function layout({ page, title, html, headings }, titles, workbench = undefined) {
  const root = posix.relative(posix.dirname(page), '.');
  const up = root === '' ? '' : `${root}/`;
  const language = languageOf(page);
  const words = WORDS[language];
  const here = page === 'README' ? 'Wallist' : `${title} – Wallist`;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta http-equiv="Content-Security-Policy" content="${POLICY}" />
<meta name="referrer" content="no-referrer" />
<title>${escaped(here)}</title>
<link rel="icon" href="${up}icons/icon.svg" />
<link rel="stylesheet" href="${up}site.css" />
<script defer src="${up}index.js"></script>
<script defer src="${up}search.js"></script>
</head>
<body>
<header>
<a class="brand" href="${up}index.html"><span class="stones" aria-hidden="true"></span>Wallist</a>
${workbench === undefined ? '' : `<a href="${up}${workbench}">${words.tournaments}</a>\n`}<a class="to-contents" href="#contents">${words.contents}</a>
<form id="search" role="search" data-root="${up}" data-found="${words.found}" data-nothing="${words.nothing}" hidden>
<label for="wanted">${words.search}</label>
<input id="wanted" type="search" autocomplete="off" spellcheck="false" />
<p id="count" role="status"></p>
<ol id="found" hidden></ol>
</form>
</header>
<div class="page">
<main>
${drawLanguages(page, up, titles)}${html}${neighbours(page, up, titles)}</main>
<nav id="contents" aria-label="${words.contents}">
${drawContents(page, up, titles, headings)}
</nav>
</div>
</body>
</html>
`;
}

/** The same page in every language that it is in. */
function drawLanguages(page, up, titles) {
  const versions = versionsOf(page, one => titles.has(one));
  if (versions.length < 2) return '';
  const items = versions.map(
    ({ language, page: one }) =>
      `<li><a href="${up}${addressOf(one)}" lang="${language}" hreflang="${language}"${one === page ? ' aria-current="page"' : ''}>${escaped(NAMES.get(language))}</a></li>`,
  );
  return `<nav class="languages" aria-label="${WORDS[languageOf(page)].languages}">\n<ul>\n${items.join('\n')}\n</ul>\n</nav>\n`;
}

/** First the pages in the language of this one, then in English whatever is not among them. */
function drawContents(page, up, titles, headings) {
  const group = ([heading, pages]) => drawGroup(heading, pages, page, up, titles, headings);
  const language = languageOf(page);
  const own = language === 'en' ? [] : pagesIn(language, [...titles.keys()]);
  const had = new Set([...own, ...own.map(englishOf)]);
  const doors = DOORS.flatMap(({ door, groups }) => {
    const rest = groups
      .map(one => [`<h3>${escaped(one.group)}</h3>`, one.pages.filter(other => !had.has(other))])
      .filter(([, pages]) => pages.length > 0);
    return [`<h2>${escaped(door)}</h2>`, ...rest.map(group)];
  });
  if (language === 'en') return doors.join('\n');
  const first = group([`<h2>${WORDS[language].own}</h2>`, own]);
  return [first, '<div lang="en">', ...doors, '</div>'].join('\n');
}

function drawGroup(heading, pages, page, up, titles, headings) {
  const items = pages.map(one => {
    const current = one === page ? ' aria-current="page"' : '';
    const language = languageOf(one) === languageOf(page) ? '' : ` lang="${languageOf(one)}"`;
    const link = `<a href="${up}${addressOf(one)}"${current}${language}>${escaped(titles.get(one))}</a>`;
    return `<li>${link}${one === page ? drawSections(headings) : ''}</li>`;
  });
  return `${heading}\n<ul>\n${items.join('\n')}\n</ul>`;
}

function drawSections(headings) {
  const seconds = headings.filter(({ level }) => level === 2);
  if (seconds.length < 2) return '';
  return `<ul>${seconds.map(({ id, text }) => `<li><a href="#${id}">${escaped(text)}</a></li>`).join('')}</ul>`;
}

/** The page before and the page behind in the same language, so that all can be read one after the other. */
function neighbours(page, up, titles) {
  const all = pagesIn(languageOf(page), [...titles.keys()]);
  const at = all.indexOf(page);
  const link = (one, text) =>
    one === undefined
      ? '<span></span>'
      : `<a href="${up}${addressOf(one)}">${text(escaped(titles.get(one)))}</a>`;
  return `<p class="neighbours">${link(all[at - 1], title => `← ${title}`)}${link(all[at + 1], title => `${title} →`)}</p>\n`;
}
