export interface PersonName {
  readonly surname: string;
  readonly firstName: string;
}

/** `Surname First name`, as people say it. */
export const fullName = ({ surname, firstName }: PersonName): string =>
  [surname, firstName].filter(part => part !== '').join(' ');

/** The name in one piece so that `splitName` parts it again: a surname of several words, or before a comma, has one behind it. */
export const listedName = ({ surname, firstName }: PersonName): string =>
  /\s/.test(surname) || (surname !== '' && firstName.includes(','))
    ? `${surname}, ${firstName}`.trim()
    : fullName({ surname, firstName });

/** A name in one piece: a comma parts it, else the first blank, since lists of results begin with the surname. */
export function splitName(name: string): PersonName {
  const whole = name.trim();
  const comma = whole.indexOf(',');
  if (comma >= 0)
    return { surname: whole.slice(0, comma).trimEnd(), firstName: whole.slice(comma + 1).trimStart() };
  const [, surname = whole, firstName = ''] = /^(\S+)\s+(.*)$/s.exec(whole) ?? [];
  return { surname, firstName };
}
