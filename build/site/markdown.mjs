// A page of docs/ as HTML. What a page says is text: markup in it is shown as it stands, and only links to the web and to files beside it are links.
import { Marked } from 'marked';
import { posix } from 'node:path';
import { addressOf } from './contents.mjs';

/**
 * From the text of a page (`README`, `glossary/de`): its HTML, its title, its headings as {level, id, text}, its sections as
 * {id, heading, text} for the search, and the targets of its links and pictures, as paths below docs/.
 */
export function readPage(page, markdown) {
  const found = { headings: [], links: [], pictures: [], strange: [] };
  const marked = new Marked({ renderer: rendererOf(page, found), gfm: true });
  const html = String(marked.parse(markdown));
  return {
    page,
    html,
    title: found.headings.find(({ level }) => level === 1)?.text ?? page,
    ...found,
    sections: sectionsOf(html),
  };
}

function rendererOf(page, found) {
  const taken = new Map();
  const folder = posix.dirname(page);
  return {
    heading({ tokens, depth }) {
      const html = this.parser.parseInline(tokens);
      const text = plainText(html);
      const id = uniqueId(slugOf(text), taken);
      found.headings.push({ level: depth, id, text });
      const anchor =
        depth === 1 ? '' : ` <a class="anchor" href="#${id}" aria-label="${escaped(text)}">#</a>`;
      return `<h${depth} id="${id}">${html}${anchor}</h${depth}>\n`;
    },
    html({ text }) {
      return /^\s*<!--[^]*-->\s*$/.test(text) ? '' : escaped(text);
    },
    link({ href, tokens }) {
      const html = this.parser.parseInline(tokens);
      if (/^https?:\/\//i.test(href)) return `<a href="${escaped(href)}" rel="noreferrer">${html}</a>`;
      const [path, anchor = ''] = href.split('#', 2);
      if (/^[a-z][\w+.-]*:|^\/|\\/i.test(href)) {
        found.strange.push(href);
        return html;
      }
      const target = path === '' ? `${page}.md` : posix.normalize(posix.join(folder, decoded(path)));
      found.links.push({ target, anchor });
      if (!isPage(target)) return html;
      const address = posix.relative(folder, addressOf(target.slice(0, -3)));
      const place = path === '' ? '' : address;
      return `<a href="${escaped(`${place}${anchor === '' ? '' : `#${anchor}`}`)}">${html}</a>`;
    },
    image({ href, text }) {
      const target = posix.normalize(posix.join(folder, decoded(href)));
      if (/^[a-z][\w+.-]*:|^\/|\\/i.test(href) || target.startsWith('..')) {
        found.strange.push(href);
        return escaped(text);
      }
      found.pictures.push({ target, text });
      return `<img src="${escaped(href)}" alt="${escaped(text)}" loading="lazy" />`;
    },
    table({ header, rows }) {
      const cell = (tag, { tokens }) => `<${tag}>${this.parser.parseInline(tokens)}</${tag}>`;
      const line = cells => `<tr>${cells.join('')}</tr>`;
      const titles = header.map(one => cell(one.text.trim() === '' ? 'td' : 'th', one));
      const body = rows.map(row => line(row.map(one => cell('td', one)))).join('\n');
      return `<div class="wide" tabindex="0"><table><thead>${line(titles)}</thead>\n<tbody>${body}</tbody></table></div>\n`;
    },
  };
}

/** Whether a path below docs/ is a page of the site; other files of the repository are not in it. */
export const isPage = target => target.endsWith('.md') && !target.startsWith('..');

function decoded(path) {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** The anchor of a heading, as repositories that show such pages make it. */
const slugOf = text =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M} _-]/gu, '')
    .replace(/ /g, '-');

function uniqueId(slug, taken) {
  const before = taken.get(slug) ?? 0;
  taken.set(slug, before + 1);
  return before === 0 ? slug : `${slug}-${before}`;
}

const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const CHARACTERS = Object.fromEntries(
  Object.entries(ENTITIES).map(([character, entity]) => [entity, character]),
);

export const escaped = text => text.replace(/[&<>"']/g, character => ENTITIES[character]);

/** The words of a piece of our own HTML. */
const plainText = html =>
  html
    .replace(/<a class="anchor"[^>]*>#<\/a>/g, '')
    .replace(/<img[^>]*alt="([^"]*)"[^>]*>/g, ' $1 ')
    .replace(/<\/(td|th|p|li|h\d|pre|div)>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39);/g, entity => CHARACTERS[entity])
    .replace(/\s+/g, ' ')
    .trim();

/** What stands under each heading. */
function sectionsOf(html) {
  return html.split(/(?=<h[1-6] id=)/).flatMap(part => {
    const [, id, heading] = /^<h[1-6] id="([^"]*)">([^]*?)<\/h[1-6]>/.exec(part) ?? [];
    return id === undefined
      ? []
      : [{ id, heading: plainText(heading), text: plainText(part.slice(part.indexOf('</h'))) }];
  });
}
