import { SETTINGS } from '../../tournament/settings';
import { fullName, type ClubGroup, type ExchangedPlayer, type ExchangedTournament } from '../exchange';
import { foldName } from '../../tournament/name/foldName';
import type { FileProblem } from '../../tournament/fileProblem';
import { notCarried } from '../fileProblems';
import type { XmlElement } from '../parse/xml';
import { RANK } from './attribute';
import type { Parameters } from './statedParameters';
import { movedPlayers } from './teams';
import { unknownParts } from './unknownParts';

export function notShown(
  { players, rounds, clubGroups, openGotha, settings }: ExchangedTournament,
  { unknownCriteria, limits }: Parameters,
  root: XmlElement,
): readonly FileProblem[] {
  const zero = openGotha?.parameters['GeneralParameterSet']?.['genMMZero'] ?? '30K';
  const isOtherZero =
    RANK.read(zero) !== undefined &&
    (settings.scoreZeroAt ?? SETTINGS.scoreZeroAt.value).toUpperCase() !== zero.toUpperCase();
  const lowest = (openGotha?.categories ?? []).map(({ lowerLimit = '' }) => lowerLimit);
  const isRank = (limit: string): boolean => RANK.read(limit) !== undefined;
  // One limit that is no rank leaves all of them unread: it is the one to name.
  const categories =
    limits.length === 0 ? [...lowest.filter(limit => !isRank(limit)), ...lowest.filter(isRank)] : [];
  const held = clubsAsOne(clubGroups);
  return [
    ...notCarried('tiebreaks', unknownCriteria),
    ...notCarried('zero', isOtherZero ? [zero] : []),
    ...notCarried('categories', categories),
    ...notCarried(
      'boards',
      movedPlayers(openGotha?.teams ?? [], rounds).map(player =>
        fullName(players[player] as ExchangedPlayer),
      ),
    ),
    ...notCarried(
      'clubGroups',
      clubGroups.filter(group => !held.includes(group)).map(({ name }) => name),
    ),
    ...notCarried('unknownParts', unknownParts(root)),
  ];
}

/** The groups of clubs that the setting can hold: two or more names without its signs, none of them in two groups. */
export function clubsAsOne(groups: readonly ClubGroup[]): readonly ClubGroup[] {
  const seen = new Set<string>();
  return groups.filter(({ clubs }) => {
    const folded = clubs.map(foldName);
    const isHeld =
      clubs.length > 1 &&
      clubs.every(isPlain) &&
      new Set(folded).size === clubs.length &&
      !folded.some(club => seen.has(club));
    if (isHeld) folded.forEach(club => seen.add(club));
    return isHeld;
  });
}

const isPlain = (club: string): boolean =>
  club !== '' && club === club.trim().replace(/\s+/g, ' ') && !/[;；+＋]/.test(club);
