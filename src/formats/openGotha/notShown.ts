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
  const categories = limits.length === 0 ? (openGotha?.categories ?? []) : [];
  return [
    ...notCarried('tiebreaks', unknownCriteria),
    ...notCarried('zero', isOtherZero ? [zero] : []),
    ...notCarried(
      'categories',
      categories.map(({ lowerLimit = '' }) => lowerLimit),
    ),
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
