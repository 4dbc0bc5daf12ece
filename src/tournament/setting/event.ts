import { FREE, NOTED } from './change';
import { count, limit, YES_NO, TEXT, DAY, setting } from './kinds';

export const EVENT_SETTINGS = {
  eventName: setting({
    name: 'Event name',
    aliases: 'Nombre del evento, Nom de l’épreuve',
    kind: TEXT,
    value: '',
    change: FREE,
  }),
  eventPlace: setting({
    name: 'Event place',
    aliases: 'Lugar del evento, Lieu de l’épreuve',
    kind: TEXT,
    value: '',
    change: FREE,
  }),
  eventCountry: setting({
    name: 'Event country',
    aliases: 'País del evento, Pays de l’épreuve',
    kind: TEXT,
    value: '',
    change: FREE,
  }),
  /** `2026-07-06`; '' where it is not known. */
  eventBegins: setting({
    name: 'Event begins',
    aliases: 'Début de l’épreuve',
    kind: DAY,
    value: '',
    change: FREE,
  }),
  eventEnds: setting({
    name: 'Event ends',
    aliases: 'Fin de l’épreuve',
    kind: DAY,
    value: '',
    change: FREE,
  }),
  eventDirector: setting({
    name: 'Event director',
    aliases: 'Director del evento, Directeur de l’épreuve, 赛事负责人',
    kind: TEXT,
    value: '',
    change: FREE,
  }),
  timeLimits: setting({ name: 'Event time', kind: { kind: 'timeLimits' }, value: undefined, change: NOTED }),
  rulesOfPlay: setting({ name: 'Rules of play', kind: TEXT, value: '', change: NOTED }),
  /** Minutes after which whoever is not there has lost; undefined: nothing is said. */
  lateness: setting({
    name: 'Lateness',
    kind: limit(0, 999),
    value: undefined,
    change: NOTED,
  }),
  timetable: setting({ name: 'Timetable', kind: { kind: 'timetable' }, value: [], change: FREE }),
  boardSize: setting({ name: 'Event board', kind: count(2, 52), value: 19, change: NOTED }),
  online: setting({ name: 'Event online', kind: YES_NO, value: false, change: FREE }),
} as const;
