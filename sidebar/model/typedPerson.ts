import type { Detail } from '../../src/application/protocol/protocol';

/** Somebody as typed in one line: the name, then the rank, then the club. Without a rank all of it is the name. */
export function typedPerson(line: string): Readonly<Partial<Record<Detail, string>>> {
  const [, name = '', rank = '', club = ''] = LINE.exec(line) ?? [];
  const whole = name === '' ? line : name;
  return {
    ...(whole.trim() !== '' && { name: whole.trim() }),
    ...(rank !== '' && { rank }),
    ...(club.trim() !== '' && { club: club.trim() }),
  };
}

/** A rank stands between the name and the club, in the letters of any of the languages. */
const LINE =
  /^(.*?\S)[\s,]+(\d{1,2}\s*\.?\s*(?:kyu|dan|gup|pro|кю|дан|[kdpкд]|[級级段급단]))(?=[\s,]|$)[\s,]*(.*)$/iu;
