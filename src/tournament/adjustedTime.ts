import type { Settings } from './settings';
import type { TimeLimits } from './timeLimits';

export type TournamentClass = Settings['tournamentClass'];

/** Whole minutes of overtime for the EGF: 45 periods of byo-yomi, 60 moves of Canadian, 120 of Fischer. */
export function adjustedMinutes({ basicMinutes, overtime }: TimeLimits): number {
  switch (overtime.kind) {
    case 'none':
      return Math.floor(basicMinutes);
    case 'byo-yomi':
      return Math.floor(basicMinutes + (45 * overtime.seconds) / 60);
    case 'canadian':
      return Math.floor(basicMinutes + overtime.seconds / Math.max(1, overtime.moves));
    case 'fischer':
      return Math.floor(basicMinutes + (120 * overtime.seconds) / 60);
    case 'adjusted':
      return Math.floor(overtime.minutes);
  }
}

/** The least minutes of each class: adjusted, basic, and basic with Fischer time. */
const LEAST = [
  { name: 'A', adjusted: 75, basic: 60, fischer: 45 },
  { name: 'B', adjusted: 50, basic: 40, fischer: 30 },
  { name: 'C', adjusted: 30, basic: 25, fischer: 20 },
] as const;

/** The best class that the time limits allow; an event on the internet is D. Undefined without time limits. */
export function bestClass({
  time,
  online,
}: {
  readonly time: TimeLimits | undefined;
  readonly online: boolean;
}): TournamentClass | undefined {
  if (online) return 'D';
  if (time === undefined) return undefined;
  const isFischer = time.overtime.kind === 'fischer';
  const isSum = time.overtime.kind === 'adjusted';
  const leastOfClass = LEAST.find(
    ({ adjusted, basic, fischer }) =>
      adjustedMinutes(time) >= adjusted && (isSum || time.basicMinutes >= (isFischer ? fischer : basic)),
  );
  return leastOfClass?.name ?? 'D';
}
