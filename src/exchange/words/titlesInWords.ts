import type { PrintedOrder } from '../../standings/printedOrder';

/** The order of a page that people read, with titles that are words in its language; files for programs keep them in English. */
export const titlesInWords = <Order extends Pick<PrintedOrder, 'criteria'>>(
  order: Order,
  say: (key: string) => string,
): Order => ({
  ...order,
  criteria: order.criteria.map(one => ({ ...one, title: inWords(one.title, say) })),
});

/** An abbreviation has no text of its own: whoever is asked for one answers with the key. */
function inWords(title: string, say: (key: string) => string): string {
  const keys = [`title.${title}`, `value.${title}`, `settingName.${title.toLowerCase()}`];
  const key = keys.find(one => say(one) !== one);
  return key === undefined ? title : say(key);
}
