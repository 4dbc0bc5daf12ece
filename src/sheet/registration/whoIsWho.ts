import { cellsOfPerson, differences, meaningsOf, nearest, type Meanings, type TextOf } from './namesakes';
import type { Person } from './people';
import { nameKey, pinKey } from './sameText';
import type { WhoAnswer, WhoAnswers } from './whoAnswers';

export type Doubt =
  | 'noName'
  | 'twice'
  | 'namesakes'
  | 'namesake'
  | 'otherName'
  | 'otherPin'
  | 'several'
  | 'noRoom'
  | 'noPlayer';

export interface PersonInDoubt {
  /** A key that stays while the same people come in the same order. */
  readonly key: string;
  readonly person: Person;
  readonly why: Doubt;
  /** The name or number against it. */
  readonly than: string;
  readonly players: readonly number[];
  /** Another one who comes with the name or the number. */
  readonly rival: Person | undefined;
  /** The choices; none where there is nothing to decide. */
  readonly choices: readonly WhoAnswer[];
  readonly taken: WhoAnswer;
  readonly isAnswered: boolean;
}

/** Nobody: left out. `isNumbered`: with the number that came; a number that somebody else has stays his. */
export type Who =
  | { readonly is: 'there'; readonly player: number; readonly isNumbered: boolean }
  | { readonly is: 'new'; readonly isNumbered: boolean }
  | { readonly is: 'left' };

export interface Listed {
  readonly name: string;
  readonly textOf: TextOf;
}

/** Answers of a form that come again correct earlier ones; a pasted list is whole. */
export interface Newcomer {
  readonly isForm: boolean;
  readonly answers: WhoAnswers;
}

export function whoIsWho(
  people: readonly Person[],
  list: readonly Listed[],
  coming: Newcomer,
): { readonly who: readonly Who[]; readonly questions: readonly PersonInDoubt[] } {
  const finds = makeFinds(people, list);
  const questions: PersonInDoubt[] = [];
  const ask: Ask = (person, scope, question) => {
    const personHere = people[person] as Person;
    const key = `${scope} ${person} ${nameKey(personHere.name).slice(0, 60)}`;
    const answer = Object.prototype.hasOwnProperty.call(coming.answers, key)
      ? coming.answers[key]
      : undefined;
    const isAnswered = answer !== undefined && question.choices.includes(answer);
    const taken = isAnswered ? answer : question.taken;
    questions.push({
      than: '',
      players: [],
      rival: undefined,
      ...question,
      key,
      person: personHere,
      taken,
      isAnswered,
    });
    return taken;
  };
  const claims = people.map((person, at): IdentityClaim => {
    if (nameKey(person.name) === '') {
      ask(at, 'name', { why: 'noName', choices: [], taken: 'leave' });
      return LEFT;
    }
    const later = amongThemselves(people, at, finds, coming.isForm);
    const taken = later && ask(at, 'lines', later);
    if (taken === 'leave') return LEFT;
    const isNumbered = !(later?.rival && pinOf(later.rival) !== '' && pinOf(later.rival) === pinOf(person));
    const claim = inList(person, list, finds);
    if (claim.question === undefined) return { ...claim, isNumbered };
    const answer = ask(at, 'list', claim.question);
    switch (answer) {
      case 'leave':
        return LEFT;
      case 'other':
        return { is: undefined, isNumbered: isNumbered && finds.playersOfPin(person).length === 0 };
      case 'same':
        return { is: claim.question.players?.[0], isNumbered };
    }
  });
  return { who: settled(people, claims, finds, ask), questions };
}

interface IdentityClaim {
  readonly is: number | 'left' | undefined;
  readonly isNumbered: boolean;
}

const LEFT: IdentityClaim = { is: 'left', isNumbered: false };

type QuestionParts = Pick<PersonInDoubt, 'why' | 'choices' | 'taken'> & Partial<PersonInDoubt>;
type Ask = (person: number, scope: string, question: QuestionParts) => WhoAnswer;

/** Several who may be one player are each asked about, but for the one who has the number. */
function settled(
  people: readonly Person[],
  claims: readonly IdentityClaim[],
  { playersOfPin }: Finds,
  ask: Ask,
): readonly Who[] {
  const claimants = listed(claims.flatMap(({ is }, at) => (typeof is === 'number' ? [[`${is}`, at]] : [])));
  const holds = (at: number, player: number): boolean =>
    claims[at]?.isNumbered === true && playersOfPin(people[at] as Person).includes(player);
  const given = new Set<number>();
  return claims.map(({ is, isNumbered }, at): Who => {
    if (is === 'left') return { is: 'left' };
    if (is === undefined) return { is: 'new', isNumbered };
    const rivals = (claimants.get(`${is}`) ?? []).filter(claimant => claimant !== at);
    if (rivals.length === 0 || holds(at, is)) return { is: 'there', player: is, isNumbered };
    const isTaken = rivals.some(rival => holds(rival, is));
    const answer = ask(at, 'one', {
      why: 'several',
      choices: isTaken ? ['other', 'leave'] : ['other', 'same', 'leave'],
      taken: 'leave',
      players: [is],
      rival: people[rivals[0] as number],
    });
    if (answer === 'other') return { is: 'new', isNumbered };
    if (answer === 'leave' || given.has(is)) return { is: 'left' };
    given.add(is);
    return { is: 'there', player: is, isNumbered };
  });
}

const pinOf = ({ cells }: Person): string => pinKey(cells.pin ?? '');

interface Finds {
  readonly linesOfName: (person: Person) => readonly number[];
  readonly linesOfPin: (person: Person) => readonly number[];
  readonly meanings: readonly Meanings[];
  readonly playersOfName: (person: Person) => readonly number[];
  readonly playersOfPin: (person: Person) => readonly number[];
}

function makeFinds(people: readonly Person[], list: readonly Listed[]): Finds {
  const lines = listed(
    people.flatMap((person, at) => [[nameKey(person.name), at] as const, [`#${pinOf(person)}`, at]]),
  );
  const names = listed(list.map(({ name }, at) => [nameKey(name), at]));
  const pins = listed(list.map(({ textOf }, at) => [pinKey(textOf('pin')), at]));
  const at = (places: ReadonlyMap<string, readonly number[]>, key: string): readonly number[] =>
    key === '' || key === '#' ? [] : (places.get(key) ?? []);
  return {
    linesOfName: person => at(lines, nameKey(person.name)),
    linesOfPin: person => at(lines, `#${pinOf(person)}`),
    meanings: people.map(person => meaningsOf(cellsOfPerson(person))),
    playersOfName: person => at(names, nameKey(person.name)),
    playersOfPin: person => at(pins, pinOf(person)),
  };
}

/** The places of each key. */
function listed(keys: readonly (readonly [string, number])[]): ReadonlyMap<string, readonly number[]> {
  const placesByKey = new Map<string, number[]>();
  for (const [key, at] of keys) {
    const places = placesByKey.get(key);
    if (places) places.push(at);
    else placesByKey.set(key, [at]);
  }
  return placesByKey;
}

/** A later line of one name or number is that person, who counts the last time, or a namesake. */
function amongThemselves(
  people: readonly Person[],
  at: number,
  { linesOfName, linesOfPin, meanings }: Finds,
  isForm: boolean,
): QuestionParts | undefined {
  const person = people[at] as Person;
  const ownMeanings = meanings[at] ?? [];
  const isAgain = (index: number): boolean => {
    const apart = differences(ownMeanings, meanings[index] ?? []);
    return apart.length === 0 || (isForm && apart.every(kind => kind === 'rank'));
  };
  const [names, pins] = [linesOfName(person), linesOfPin(person)];
  const again = lastAfter(pins, at) ?? lastAfter(names, at, isAgain);
  const namesake = again ?? lastAfter(names, at);
  const rival = people[namesake ?? -1];
  const choices = ['other', 'leave'] as const;
  if (again !== undefined) return { why: 'twice', choices, taken: 'leave', rival };
  return rival && { why: 'namesakes', choices, taken: 'other', rival };
}

function lastAfter(
  lines: readonly number[],
  at: number,
  fits: (line: number) => boolean = () => true,
): number | undefined {
  for (let i = lines.length - 1; i >= 0; i--) {
    const line = lines[i] as number;
    if (line <= at) return undefined;
    if (fits(line)) return line;
  }
  return undefined;
}

function inList(
  person: Person,
  list: readonly Listed[],
  { playersOfName, playersOfPin }: Finds,
): { readonly is: number | undefined; readonly question?: QuestionParts } {
  const [named, numbered] = [playersOfName(person), playersOfPin(person)];
  const [holder] = numbered;
  const several: QuestionParts = {
    why: 'several',
    choices: ['other', 'leave'],
    taken: 'leave',
    players: named,
  };
  if (holder !== undefined) {
    if (numbered.length > 1) return { is: undefined, question: { ...several, players: numbered } };
    if (named.includes(holder)) return { is: holder };
    if (named.length > 0) return { is: undefined, question: { ...several, players: [holder, ...named] } };
    const than = list[holder]?.name ?? '';
    return { is: undefined, question: asked('otherName', than, [holder], 'leave') };
  }
  const ownMeanings = meaningsOf(cellsOfPerson(person));
  const apart = named.map(player => differences(ownMeanings, meaningsOf(textsOf(list, player))));
  const fitting = named.filter((_, i) => apart[i]?.length === 0);
  const [only] = fitting;
  if (fitting.length === 1) return { is: only };
  const best = nearest(cellsOfPerson(person), fitting, player => textsOf(list, player));
  if (fitting.length > 1)
    return best === undefined ? { is: undefined, question: { ...several, players: fitting } } : { is: best };
  const [namesake] = named;
  if (namesake === undefined) return { is: undefined };
  if (named.length > 1) return { is: undefined, question: several };
  const pin = list[namesake]?.textOf('pin') ?? '';
  if (apart[0]?.includes('pin')) return { is: undefined, question: asked('otherPin', pin, named, 'leave') };
  // A new rank alone is a player who has got stronger, unless a number would go to him.
  const isStronger = apart[0]?.every(kind => kind === 'rank') === true && pinOf(person) === '';
  const than = list[namesake]?.name ?? '';
  return { is: undefined, question: asked('namesake', than, named, isStronger ? 'same' : 'leave') };
}

const asked = (why: Doubt, than: string, players: readonly number[], taken: WhoAnswer): QuestionParts => ({
  why,
  than,
  players,
  taken,
  choices: ['other', 'same', 'leave'],
});

const textsOf = (list: readonly Listed[], player: number): TextOf => list[player]?.textOf ?? (() => '');
