// Text in the .html files that a script reads: Google may take none of it for a tag or an entity.

/**
 * A line for each text. Nothing that HTML could take for a tag or an entity, nothing that cannot be seen, and nothing that Google's HTML
 * service could take for a comment (checks.mjs).
 */
export const jsonForHtml = texts =>
  `[\n${texts.map(text => JSON.stringify(text).replace(/[<>&`]|\/(?=[/*])|(?! )[\p{Z}\p{C}]/gu, escaped)).join(',\n')}\n]`;

/** A text as escapes of JavaScript and JSON. */
export const escaped = text =>
  Array.from(
    { length: text.length },
    (_, i) => `\\u${text.charCodeAt(i).toString(16).padStart(4, '0')}`,
  ).join('');
