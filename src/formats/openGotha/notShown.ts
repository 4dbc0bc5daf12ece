import { fullName, type ExchangedPlayer, type ExchangedTournament } from '../exchange';
import type { FileProblem } from '../../tournament/fileProblem';
import { notCarried } from '../fileProblems';
import type { XmlElement } from '../parse/xml';
import { RANK } from './attribute';
import type { Parameters } from './statedParameters';
import { movedPlayers } from './teams';
import { unknownParts } from './unknownParts';

export function notShown(
  { players, clubGroups, openGotha, settings }: ExchangedTournament,
  { unknownCriteria, limits }: Parameters,
  root: XmlElement,
): readonly FileProblem[] {
  const zero = openGotha?.parameters['GeneralParameterSet']?.['genMMZero'] ?? '30K';
  const isOtherZero =
    RANK.read(zero) !== undefined && settings.scoreZeroAt?.toUpperCase() !== zero.toUpperCase();
  const lowest = (openGotha?.categories ?? []).map(({ lowerLimit = '' }) => lowerLimit);
  const isRank = (limit: string): boolean => RANK.read(limit) !== undefined;
  // One limit that is no rank leaves all of them unread: it is the one to name.
  const categories =
    limits.length === 0 ? [...lowest.filter(one => !isRank(one)), ...lowest.filter(isRank)] : [];
  return [
    ...notCarried('tiebreaks', unknownCriteria),
    ...notCarried('zero', isOtherZero ? [zero] : []),
    ...notCarried('categories', categories),
    ...notCarried(
      'boards',
      movedPlayers(openGotha?.teams ?? []).map(player => fullName(players[player] as ExchangedPlayer)),
    ),
    ...notCarried(
      'clubGroups',
      clubGroups.map(({ name }) => name),
    ),
    ...notCarried('unknownParts', unknownParts(root)),
  ];
}
