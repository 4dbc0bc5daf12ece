import { findPeople } from '../../src/exchange/lookUp/find';
import { ratedLine } from '../../src/exchange/lookUp/knownList';
import { makeIndex } from '../../src/exchange/lookUp/makeIndex';
import { readRatingList } from '../../src/formats/ratingLists/readRatingList';
import { egfList, madePeople } from '../../test/exchange/lookUp/made';

/** Milliseconds of the processor: a busy machine is slow, not wrong. */
const now = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

const took = <T>(work: () => T): readonly [T, number] => {
  const begun = now();
  const done = work();
  return [done, now() - begun];
};

/** What is typed: first name first, with a slip, surname first, by number. */
const ways = [
  (one: { readonly surname: string; readonly firstName: string }) => `${one.firstName} ${one.surname}`,
  (one: { readonly surname: string; readonly firstName: string }) =>
    `${one.surname.slice(0, 2)}x${one.surname.slice(3)} ${one.firstName}`,
  (one: { readonly surname: string; readonly firstName: string }) => `${one.surname} ${one.firstName}`,
  (one: { readonly pin: string }) => one.pin,
];

async function main(): Promise<void> {
  const people = madePeople(100_000);
  const text = egfList(people);
  const [list, read] = took(() => readRatingList(text));
  if (!('players' in list)) throw new Error(list.code);
  const [lines, kept] = took(() => list.players.map(ratedLine));
  const begun = now();
  const index = await makeIndex(lines, () => new Promise(rest => setTimeout(rest)));
  const indexed = now() - begun;
  const keys = Array.from({ length: 400 }, (_, i) => {
    const person = people[(i * 7919) % people.length];
    const typed = person && ways[i % ways.length]?.(person);
    return Array.from(
      { length: (typed ?? '').length - 1 },
      (_key, n) => took(() => findPeople(index, (typed ?? '').slice(0, n + 2), 6, () => false))[1],
    );
  })
    .flat()
    .sort((one, other) => one - other);
  const at = (part: number): number => Number((keys[Math.floor((keys.length - 1) * part)] ?? 0).toFixed(2));
  console.log(
    JSON.stringify({
      case: 'look up',
      people: people.length,
      ...{ read: Math.round(read), kept: Math.round(kept), indexed: Math.round(indexed) },
      ...{ keys: keys.length, median: at(0.5), of100: at(0.99), longest: at(1) },
    }),
  );
}

void main();
