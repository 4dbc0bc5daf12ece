import type { FileProblem } from '../../tournament/fileProblem';
import type { Membership } from '../../tournament/person/membership';
import { parseRank, type Rank } from '../../tournament/rank';
import { fileError } from '../fileProblems';

export interface RatedPlayer {
  /** The federation's number; '' where the list has none. */
  readonly pin: string;
  readonly name: string;
  readonly rank: Rank | undefined;
  /** On the EGF's scale; undefined where the list has none of that kind. */
  readonly rating: number | undefined;
  readonly country: string;
  readonly club: string;
  /** Undefined where there is nothing to say of it. */
  readonly membership: Membership | undefined;
}

export interface RatingList {
  readonly federation: 'EGF' | 'FFG' | 'AGA';
  readonly players: readonly RatedPlayer[];
  /** How many lines begin as those of players do, and cannot be read. */
  readonly spoilt: number;
  /** How many the list itself says that it has. */
  readonly stated: number | undefined;
}

/** ` 16286204  Surname First                         PL  Nowo   13k   --    706     5  T120128E` */
const EGF = /^\s*(\d{8}) {2}(.{30,45}?) +([A-Z]{2}) +(\S{1,5}) +(\d{1,2}[kdp]) +\S+ +(-?\d{1,4}) +\d+/;
/** `SURNAME First                         -2200 - 1400186 84VJ FR` */
const FFG = /^(.{20,38}?) +(-?\d{1,5}) ([LCeX-]) (\S{7}) (\S{1,4}) +([A-Z]{2})\s*$/;
/** `Surname, First⇥7052⇥Full⇥2.37847⇥9/16/2015⇥ATLA⇥GA⇥…` */
const AGA = /^([^\t]+)\t(\d{1,6})\t[^\t]*\t(-?\d*\.?\d*)(?:\t([^\t]*))?(?:\t([^\t]*))?/;
/** Only a line of a player begins so. */
const BEGINS = { EGF: /^\s*\d{8}\s/, FFG: /^[^#\s].{37} *-?\d/, AGA: /^[^\t]+\t\d+/ } as const;
const STATED = /^Number of players:\s*(\d+)/im;
const AMERICAN = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;

/** The 0 of the FFG is 2050 for the EGF. */
const FFG_ZERO = 2050;
/** The FFG's number for somebody without a rating. */
const FFG_NONE = -9999;
/** Characters at the end in which a list says how many it has. */
const TAIL = 1000;

/** Reads a rating list; its lines tell whose it is. Titles and remarks between them do not matter. */
export function readRatingList(text: string): RatingList | FileProblem {
  const lines = text.split('\n');
  const listOf = (federation: RatingList['federation'], read: (line: string) => RatedPlayer | undefined) => {
    const players: RatedPlayer[] = [];
    let spoilt = 0;
    for (const line of lines) {
      const player = read(line);
      if (player) players.push(player);
      else if (BEGINS[federation].test(line)) spoilt++;
    }
    const stated = STATED.exec(text.slice(-TAIL))?.[1];
    if (players.length === 0) return undefined;
    return { federation, players, spoilt, stated: stated === undefined ? undefined : Number(stated) };
  };
  return listOf('EGF', ofEgf) ?? listOf('AGA', ofAga) ?? listOf('FFG', ofFfg) ?? fileError('noPlayersInFile');
}

function ofEgf(line: string): RatedPlayer | undefined {
  const [, pin = '', name = '', country = '', club = '', grade = '', rating = ''] = EGF.exec(line) ?? [];
  if (pin === '') return undefined;
  return {
    pin,
    name: name.trim(),
    rank: parseRank(grade),
    rating: Number(rating),
    country,
    club,
    membership: undefined,
  };
}

function ofFfg(line: string): RatedPlayer | undefined {
  const match = FFG.exec(line);
  if (!match) return undefined;
  const [, name = '', rating = '', state, licence = '', club = '', country = ''] = match;
  const points = Number(rating);
  return {
    pin: /^-+$/.test(licence) ? '' : licence,
    name: name.trim(),
    rank: undefined,
    rating: points === FFG_NONE ? undefined : FFG_ZERO + points,
    country,
    club: /^x{4}$/i.test(club) ? '' : club,
    // Another letter says that there is a licence, or that a foreigner needs none.
    membership: state === '-' ? { kind: 'none' } : state === 'C' ? { kind: 'leisure' } : undefined,
  };
}

/** The AGA's own points: 2.38 is 2 dan, −9.6 is 9 kyu. They are no rating of the EGF's scale. */
function ofAga(line: string): RatedPlayer | undefined {
  const match = AGA.exec(line);
  if (!match) return undefined;
  const [, name = '', pin = '', points = '', expires = '', club = ''] = match;
  const grade = Math.floor(Math.abs(Number(points)));
  const rank = parseRank(`${grade}${points.startsWith('-') ? 'k' : 'd'}`);
  const [, month = '', day = '', year = ''] = AMERICAN.exec(expires) ?? [];
  const until = year === '' ? '' : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return {
    pin,
    name: name.trim(),
    rank,
    rating: undefined,
    country: '',
    club: club.trim(),
    membership: until === '' ? undefined : { kind: 'until', day: until },
  };
}
