import type { PrintedOrder } from '../../standings/printedOrder';

/** The order of a page that people read, with titles that are words in its language; files for programs keep them in English. */
export const titlesInWords = <Order extends Pick<PrintedOrder, 'criteria'>>(
  order: Order,
  say: (key: string) => string,
): Order => ({
  ...order,
  criteria: order.criteria.map(criterion => ({ ...criterion, title: inWords(criterion.title, say) })),
});

/** An abbreviation has no text of its own: whoever is asked for one answers with the key. */
function inWords(title: string, say: (key: string) => string): string {
  const keys = [`title.${title}`, `value.${title}`, `settingName.${title.toLowerCase()}`];
  const key = keys.find(candidate => say(candidate) !== candidate);
  return key === undefined ? title : say(key);
}
