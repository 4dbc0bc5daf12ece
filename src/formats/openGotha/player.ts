import type { FileProblem } from '../../tournament/fileProblem';
import { licenceCell, licenceStatus } from '../../tournament/person/membership';
import { parseRank, type Rank } from '../../tournament/rank';
import type { Settings } from '../../tournament/settings';
import { SYSTEMS } from '../../tournament/systems';
import { NOBODY, type Attributes, type ExchangedPlayer, type FreeRound } from '../exchange';
import type { XmlElement } from '../parse/xml';
import {
  attributeReader,
  keptValue,
  partReader,
  rankText,
  TEXT,
  wholeFrom,
  wordKind,
  type AttributeKind,
} from './attribute';
import { outOfMask, participationOf } from './participation';
import { correctedStart, correctionOf, ladderBetweenBars } from './startCorrection';

/** An amateur from 30k to 9d, or a professional; `99K` is OpenGotha's word for an unknown one. */
const RANK: AttributeKind<Rank> = {
  read: parseRank,
  write: rank => rankText(rank.kind === 'amateur' ? rank.index : 6),
};
const RATING = wholeFrom(-9999, 9999);
const CORRECTION = wholeFrom(-99, 99);
const STATUS = wordKind({ FIN: 'FIN', PRE: 'PRE' });

/** A player of the file; `next` is the first round that has no game yet. */
export function playerOfAttributes(
  element: XmlElement,
  index: number,
  settings: Partial<Settings>,
  next: number,
  problems: FileProblem[],
): ExchangedPlayer {
  const read = attributeReader(element, problems);
  const part = partReader(element, problems);
  const { attributes } = element;
  part('registeringStatus', STATUS, 'FIN');
  // A rank can be unknown, but a player without the attribute is none of OpenGotha's.
  if (attributes['rank'] === undefined) read('rank', RANK);
  const player: ExchangedPlayer = {
    ...NOBODY,
    no: index + 1,
    surname: read('name', TEXT)?.trim() ?? '',
    firstName: part('firstName', TEXT, '').trim(),
    rank: part('rank', RANK, undefined) ?? RANK.read(attributes['grade'] ?? ''),
    rating: part('rating', RATING, undefined),
    country: part('country', TEXT, ''),
    club: part('club', TEXT, ''),
    pin: idOf(attributes),
    membership: licenceCell(attributes['ffgLicenceStatus'] ?? ''),
    out: outOfMask(attributes, next),
    openGotha: attributes,
  };
  const correction = part('smmsCorrection', CORRECTION, 0);
  return { ...player, start: startOf(player, settings, correction) };
}

const isMms = ({ system }: Partial<Settings>): boolean => SYSTEMS[system ?? 'McMahon'].score === 'MMS';

const startOf = (player: ExchangedPlayer, settings: Partial<Settings>, correction: number) =>
  isMms(settings) ? correctedStart(player, settings, correction) : undefined;

/** The number that identifies a player: the EGF's PIN, else the licence of the FFG, else the id of the AGA. */
const idOf = ({ egfPin = '', ffgLicence = '', agaId = '' }: Attributes): string =>
  [egfPin, ffgLicence, agaId].find(id => id.trim() !== '')?.trim() ?? '';

/** The numbers that a list with one column for them has no room for. */
export const otherIds = ({ pin, openGotha = {} }: ExchangedPlayer): readonly string[] =>
  ['egfPin', 'ffgLicence', 'agaId']
    .map(name => openGotha[name]?.trim() ?? '')
    .filter(id => id !== '' && id !== pin);

/** The numbers of all three federations: eight digits are a PIN, seven a licence of the FFG, fewer an id of the AGA. */
export function federationIds({ pin, openGotha }: ExchangedPlayer): {
  readonly egfPin: string;
  readonly ffgLicence: string;
  readonly agaId: string;
} {
  const { egfPin = '', ffgLicence = '', agaId = '' } = openGotha ?? {};
  if (openGotha && idOf(openGotha) === pin) return { egfPin, ffgLicence, agaId };
  const none = { egfPin: '', ffgLicence: '', agaId: '' };
  if (/^\d{7}$/.test(pin)) return { ...none, ffgLicence: pin };
  return /^\d{1,6}$/.test(pin) ? { ...none, agaId: pin } : { ...none, egfPin: pin };
}

export function playerAttributes(
  player: ExchangedPlayer,
  settings: Partial<Settings>,
  free: readonly FreeRound[],
  next: number,
  hasMemberships: boolean,
): Attributes {
  const before = player.openGotha;
  const kept = (name: string, value: string): string => keptValue(before?.[name], value, TRIMMED);
  const correction = correctionOf(player, settings);
  const inRange = Math.max(-1, Math.min(2, Math.floor(correction)));
  const rank = player.rank ?? { kind: 'amateur', index: ladderBetweenBars(player, {}) };
  const rating = player.rating ?? 2100 + 100 * (rank.kind === 'amateur' ? rank.index : 6);
  const usual = {
    agaExpirationDate: '',
    ffgLicenceStatus: '',
    ratingOrigin: player.rating === undefined ? 'INI' : 'MAN',
    grade: rankText(rank.kind === 'amateur' ? rank.index : 6),
  };
  const written = {
    name: kept('name', player.surname),
    firstName: kept('firstName', player.firstName),
    rank:
      player.rank === undefined
        ? (before?.['rank'] ?? RANK.write(rank))
        : keptValue(before?.['rank'], rank, RANK),
    rating:
      player.rating === undefined && before?.['rating'] !== undefined
        ? before['rating']
        : keptValue(before?.['rating'], Math.max(-900, Math.round(rating)), RATING),
    country: kept('country', player.country),
    club: kept('club', player.club),
    ...federationIds(player),
    ffgLicenceStatus: statusOf(player, hasMemberships),
    smmsCorrection:
      isMms(settings) || before === undefined
        ? keptValue(before?.['smmsCorrection'], before ? correction : inRange, CORRECTION)
        : (before['smmsCorrection'] ?? '0'),
    ...participationOf(player, free, next),
  };
  return before === undefined
    ? { ...usual, ...written }
    : { ...usual, ...before, ...onlyKnown(before, written), ...originOf(player, before, written.rating) };
}

/** As the list has it, where it has it of anybody; what is typed in words leaves it as it was. */
function statusOf({ membership, openGotha }: ExchangedPlayer, hasMemberships: boolean): string {
  const before = openGotha?.['ffgLicenceStatus'] ?? '';
  if (membership === undefined) return hasMemberships ? '' : before;
  return keptValue(before, licenceStatus(membership) ?? before, TRIMMED);
}

/** Another rating than the file had is of another origin: the list that it was taken from, else somebody's hand. */
const originOf = (
  { rating, ratingList = '' }: ExchangedPlayer,
  before: Attributes,
  written: string,
): Attributes =>
  rating === undefined || written === before['rating']
    ? {}
    : { ratingOrigin: /^(EGF|FFG|AGA)\b/.exec(ratingList)?.[1] ?? 'MAN' };

const TRIMMED = { read: (text: string) => text.trim(), write: (text: string) => text };

/** An attribute that the file did not have and that says nothing stays out. */
const onlyKnown = (before: Attributes, written: Attributes): Attributes =>
  Object.fromEntries(
    Object.entries(written).filter(([name, value]) => name in before || !SILENT.has(`${name}=${value}`)),
  );

const SILENT: ReadonlySet<string> = new Set([
  'egfPin=',
  'ffgLicence=',
  'agaId=',
  'smmsCorrection=0',
  'registeringStatus=FIN',
  'firstName=',
  'country=',
  'club=',
]);
