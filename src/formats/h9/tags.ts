import { SETTINGS, type Settings } from '../../tournament/settings';
import { NO_FACTS, type EventFacts, type ExchangedTournament } from '../exchange';
import type { FileProblem } from '../../tournament/fileProblem';
import { headerKomi, headerLines, headerProblems } from './header';
import { oneLine } from './lineWriting';
import { adjustedMinutes, bestClass, type TournamentClass } from '../../tournament/adjustedTime';

const CLASSES = SETTINGS.tournamentClass.kind.choices;

export function readTags(text: string): {
  readonly facts: EventFacts;
  readonly settings: Partial<Settings>;
  readonly problems: readonly FileProblem[];
} {
  const lines = headerLines(text, /^\s*;\s*([A-Z]{2})\[(.*)\]\s*$/);
  const tags = new Map(lines.map(({ name, value }) => [name, value]));
  const [country = '', ...places] = partsOf(tags.get('PC'));
  const place = places.join(', ');
  const [begins = '', ends = begins] = partsOf(tags.get('DT')).map(isoDate);
  const minutes = wholeNumber(tags.get('TM'));
  const komi = headerKomi(tags.get('KM') ?? '');
  const handicap = HANDICAP.exec(tags.get('HA') ?? '')?.[1];
  const tournamentClass = CLASSES.find(name => name === tags.get('CL'));
  return {
    facts: {
      ...NO_FACTS,
      name: tags.get('EV') ?? '',
      country: /^[a-z]{2}$/i.test(country) ? country.toUpperCase() : '',
      place,
      begins,
      ends,
      online: tournamentClass === 'D',
      time:
        minutes === undefined
          ? undefined
          : { basicMinutes: minutes, overtime: { kind: 'adjusted', minutes } },
    },
    settings: {
      ...(komi === undefined ? {} : { komi }),
      ...(handicap === undefined
        ? {}
        : handicap === '9'
          ? { handicap: 'none' }
          : { handicapReduction: Number(handicap) }),
      ...(tournamentClass ? { tournamentClass } : {}),
    },
    problems: headerProblems(lines, TAGS, 'EGF'),
  };
}

const HANDICAP = /^h?(\d)$/;

const TAGS: Readonly<Record<string, (value: string) => boolean>> = {
  CL: value => CLASSES.some(name => name === value),
  EV: () => true,
  PC: value => /^(?:[a-z]{2})?(?:,|$)/i.test(value),
  DT: value => partsOf(value).every(part => part === '' || isoDate(part) !== ''),
  HA: value => HANDICAP.test(value),
  KM: value => headerKomi(value) !== undefined,
  TM: value => wholeNumber(value) !== undefined,
};

const partsOf = (value: string | undefined): readonly string[] =>
  value === undefined ? [] : value.split(',').map(part => part.trim());

const isoDate = (text: string): string => (/^\d{4}-\d{2}-\d{2}$/.test(text) ? text : '');

const wholeNumber = (text: string | undefined): number | undefined =>
  /^\d{1,4}$/.test(text ?? '') ? Number(text) : undefined;

const OVERTIME = {
  none: 'Sudden death',
  'byo-yomi': 'Standard byo-yomi',
  canadian: 'Canadian byo-yomi',
  fischer: 'Fischer',
  adjusted: '',
} as const;

/** The class to write: the settings' one, or the lower one that the time limits allow. */
export function classOf({ facts, settings }: ExchangedTournament): TournamentClass {
  const [wanted, best] = [settings.tournamentClass ?? 'A', bestClass(facts) ?? 'A'];
  return wanted < best ? best : wanted;
}

export function makeTags(tournament: ExchangedTournament): readonly string[] {
  const { facts, settings } = tournament;
  const { handicap, handicapReduction = 0, komi = 13 } = settings;
  const reduction = handicap === 'none' ? 9 : handicapReduction;
  const tag = (name: string, value: string): string => `; ${name}[${oneLine(value.replace(/[\][]/g, ' '))}]`;
  return [
    tag('CL', classOf(tournament)),
    tag('EV', facts.name),
    tag('PC', `${facts.country.toUpperCase()},${facts.place.replace(/,/g, ' ')}`),
    tag('DT', `${facts.begins},${facts.ends || facts.begins}`),
    ...(reduction <= 0 ? [] : [tag('HA', `h${reduction}`)]),
    tag('KM', String(komi / 2)),
    ...(facts.time ? [tag('TM', String(adjustedMinutes(facts.time)))] : []),
    ...(facts.time && facts.time.overtime.kind !== 'adjusted'
      ? [tag('CM', OVERTIME[facts.time.overtime.kind])]
      : []),
  ];
}
