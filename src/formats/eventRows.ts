import { NO_FACTS, type EventFacts, type TimeLimits } from './exchange';

/** The facts of an event as rows of name and value beside the settings, which have no place for them yet. */
export function eventRows(facts: EventFacts): readonly (readonly [string, string])[] {
  const rows: readonly (readonly [string, string])[] = [
    ['Event name', facts.name],
    ['Event place', facts.place],
    ['Event country', facts.country],
    ['Event director', facts.director],
    ['Event begins', facts.begins],
    ['Event ends', facts.ends],
    ['Event board', facts.boardSize === NO_FACTS.boardSize ? '' : String(facts.boardSize)],
    ['Event online', facts.online ? 'yes' : ''],
    ['Event time', facts.time ? timeText(facts.time) : ''],
  ];
  return rows.filter(([, value]) => value !== '');
}

export const isEventRow = (name: string): boolean =>
  /^event (?:name|place|country|director|begins|ends|board|online|time)$/i.test(name.trim());

/** The inverse of `eventRows`; what cannot be read is left open. */
export function readEventRows(rows: readonly (readonly string[])[]): EventFacts {
  const values = new Map(rows.map(([name = '', value = '']) => [name.trim().toLowerCase(), value.trim()]));
  const value = (name: string): string => values.get(`event ${name}`) ?? '';
  const date = (name: string): string => (/^\d{4}-\d{2}-\d{2}$/.test(value(name)) ? value(name) : '');
  return {
    name: value('name'),
    place: value('place'),
    country: value('country'),
    director: value('director'),
    begins: date('begins'),
    ends: date('ends'),
    boardSize: /^\d{1,2}$/.test(value('board')) ? Number(value('board')) : NO_FACTS.boardSize,
    online: /^yes$/i.test(value('online')),
    time: readTime(value('time')),
  };
}

/** `60 min`, `60 min + 30 s byo-yomi`, `60 min + 300 s / 15 moves`, `45 min + 15 s Fischer`, `60 min = 82 min`. */
function timeText({ basicMinutes, overtime }: TimeLimits): string {
  const basic = `${basicMinutes} min`;
  switch (overtime.kind) {
    case 'none':
      return basic;
    case 'byo-yomi':
      return `${basic} + ${overtime.seconds} s byo-yomi`;
    case 'canadian':
      return `${basic} + ${overtime.seconds} s / ${overtime.moves} moves`;
    case 'fischer':
      return `${basic} + ${overtime.seconds} s Fischer`;
    case 'adjusted':
      return `${basic} = ${overtime.minutes} min`;
  }
}

function readTime(text: string): TimeLimits | undefined {
  const match = /^(\d+) min(?: (?:\+ (\d+) s (?:(byo-yomi)|(Fischer)|\/ (\d+) moves)|= (\d+) min))?$/i.exec(
    text,
  );
  if (!match) return undefined;
  const [, basic, seconds, byoYomi, fischer, moves, minutes] = match;
  const basicMinutes = Number(basic);
  if (minutes !== undefined)
    return { basicMinutes, overtime: { kind: 'adjusted', minutes: Number(minutes) } };
  if (byoYomi !== undefined)
    return { basicMinutes, overtime: { kind: 'byo-yomi', seconds: Number(seconds) } };
  if (fischer !== undefined) return { basicMinutes, overtime: { kind: 'fischer', seconds: Number(seconds) } };
  if (moves !== undefined)
    return { basicMinutes, overtime: { kind: 'canadian', seconds: Number(seconds), moves: Number(moves) } };
  return { basicMinutes, overtime: { kind: 'none' } };
}
