// A page of the site: head line with the search, the text, the contents.
import { posix } from 'node:path';
import { addressOf, CONTENTS, DOORS, languageOf } from './contents.mjs';
import { escaped } from './markdown.mjs';

/** A page shows what lies beside it and asks nobody else for anything. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'";

/** The HTML of one page; `titles` are those of all pages. `workbench` is the address of the workbench from the first page, if it lies beside. */
export function layout({ page, title, html, headings }, titles, workbench = undefined) {
  const root = posix.relative(posix.dirname(page), '.');
  const up = root === '' ? '' : `${root}/`;
  const language = languageOf(page);
  const here = page === 'README' ? 'Wallist' : `${title} – Wallist`;
  return `<!doctype html>
<html lang="en">
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
${workbench === undefined ? '' : `<a href="${up}${workbench}">Workbench</a>\n`}<a class="to-contents" href="#contents">Contents</a>
<form id="search" role="search" data-root="${up}" hidden>
<label for="wanted">Search</label>
<input id="wanted" type="search" autocomplete="off" spellcheck="false" />
<p id="count" role="status"></p>
<ol id="found" hidden></ol>
</form>
</header>
<div class="page">
<main${language === 'en' ? '' : ` lang="${language}"`}>
${html}${neighbours(page, up, titles)}</main>
<nav id="contents" aria-label="Contents">
${DOORS.map(({ door, groups }) => `<h2>${escaped(door)}</h2>\n${groups.map(({ group, pages }) => drawGroup(group, pages, page, up, titles, headings)).join('\n')}`).join('\n')}
</nav>
</div>
</body>
</html>
`;
}

function drawGroup(group, pages, page, up, titles, headings) {
  const items = pages.map(one => {
    const current = one === page ? ' aria-current="page"' : '';
    const language = languageOf(one) === 'en' ? '' : ` lang="${languageOf(one)}"`;
    const link = `<a href="${up}${addressOf(one)}"${current}${language}>${escaped(titles.get(one))}</a>`;
    return `<li>${link}${one === page ? drawSections(headings) : ''}</li>`;
  });
  return `<h3>${escaped(group)}</h3>\n<ul>\n${items.join('\n')}\n</ul>`;
}

function drawSections(headings) {
  const seconds = headings.filter(({ level }) => level === 2);
  if (seconds.length < 2) return '';
  return `<ul>${seconds.map(({ id, text }) => `<li><a href="#${id}">${escaped(text)}</a></li>`).join('')}</ul>`;
}

/** The page before and the page behind, so that all can be read one after the other. */
function neighbours(page, up, titles) {
  const all = CONTENTS.flatMap(({ pages }) => pages);
  const at = all.indexOf(page);
  const link = (one, text) =>
    one === undefined
      ? '<span></span>'
      : `<a href="${up}${addressOf(one)}">${text(escaped(titles.get(one)))}</a>`;
  return `<p class="neighbours" lang="en">${link(all[at - 1], title => `← ${title}`)}${link(all[at + 1], title => `${title} →`)}</p>\n`;
}
