/** A sum of money as somebody types it: whole cents, and the sign or letters of its currency, if any. */
export interface Amount {
  readonly cents: number;
  readonly currency: string;
}

const CURRENCY = /\p{Sc}|\p{L}[\p{L}.]*/u;
const AMOUNT = new RegExp(
  `^(${CURRENCY.source})?\\s*(\\d[\\d., '’]*?)(?:[.,]?(?:-{1,2}|[–—]))?\\s*(${CURRENCY.source})?$`,
  'u',
);

/** No sum is longer, and a pattern may take long over a text that is no sum. */
const LONGEST = 40;

/**
 * `20`, `20.50`, `€ 20`, `20,- CHF`, `1,250.00`; undefined for anything else. `1.250` may be a thousand or a little more than one, so it is
 * not read.
 */
export function parseAmount(text: string): Amount | undefined {
  if (text.length > LONGEST) return undefined;
  const [, before = '', digits = '', behind = ''] = AMOUNT.exec(text.normalize('NFKC').trim()) ?? [];
  if (digits === '' || (before !== '' && behind !== '')) return undefined;
  const [, whole = '', fraction = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(digits.replace(/[ '’]/g, '')) ?? [];
  const groups = whole.split(/[.,]/);
  const areThousands =
    groups.length === 1 ||
    ((groups.length > 2 || fraction !== '') &&
      groups.every((group, i) => (i === 0 ? /^\d{1,3}$/ : /^\d{3}$/).test(group)));
  if (!areThousands || !/^\d{1,9}$/.test(groups.join(''))) return undefined;
  return {
    cents: Number(groups.join('')) * 100 + Number(fraction.padEnd(2, '0')),
    currency: (before + behind).toUpperCase().replace(/\./g, ''),
  };
}

/** `20`, `20.50 €`: the same in every language, as cells are read. */
export function amountText(cents: number, currency: string): string {
  const [whole, part] = [Math.floor(cents / 100), cents % 100];
  const number = part === 0 ? String(whole) : `${whole}.${String(part).padStart(2, '0')}`;
  return currency === '' ? number : `${number} ${currency}`;
}
