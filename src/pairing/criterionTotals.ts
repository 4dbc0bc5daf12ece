import type { Weight } from '../tournament/settings';
import { costOfTerm, termsOf, type Term } from './cost';
import type { Field } from './field';
import { orderedTerms } from './strictOrder';

export type PairOfPlayers = readonly [number, number];

/** What a pairing pays in one criterion. */
export interface CriterionTotal {
  readonly weight: Weight;
  /** In the weights of the settings; in strict order, in steps of the criterion. */
  readonly total: number;
  /** The games that pay it, dearest first. */
  readonly games: readonly { readonly players: PairOfPlayers; readonly cost: number }[];
}

/** What a pairing of a field pays, criterion by criterion, most important first. */
export function criterionTotals(field: Field, mate: Int32Array): readonly CriterionTotal[] {
  return countedTerms(field).map(term => {
    const cost = costOfTerm(field, term);
    const games: { players: PairOfPlayers; cost: number }[] = [];
    mate.forEach((j, i) => {
      const paid = i < j ? cost(i, j) : 0;
      if (paid > 0) games.push({ players: [field.players[i]!, field.players[j]!], cost: paid });
    });
    games.sort((one, other) => other.cost - one.cost);
    const total = games.reduce((sum, game) => sum + game.cost, 0);
    return { weight: term.criterion.weight, total, games };
  });
}

const countedTerms = (field: Field): readonly Term[] =>
  field.round.standing.settings.criteria === 'in order' ? orderedTerms(field).flat() : termsOf(field);
