/** The irregular acts of an event as a text: its name, the rules it is held by, and the acts, one a line. */
export const actsText = (name: string, title: string, rules: string, acts: readonly string[]): string =>
  `${[name, rules, '', title, ...acts].map(oneLine).join('\n')}\n`;

const oneLine = (text: string): string => text.replace(/[\p{C}\s]+/gu, ' ').trim();
