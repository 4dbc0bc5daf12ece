import type { Estimate, Unit } from '../../simulation/counts/report';
import { LANGUAGE_FACTS, type Language } from '../../tournament/languages';

/** Decimals for each unit; shares are shown in percent. */
const DIGITS: Readonly<Record<Unit, number>> = { share: 0, points: 0, number: 2, hours: 1, tau: 2 };

export interface Figure {
  readonly value: string;
  readonly interval: string;
}

export type MakeFigure = (estimate: Estimate | undefined, unit: Unit) => Figure;

/** `42 %` and `39–45 %`; dashes where nothing was observed, and no interval where all events had the same. */
export const figuresIn =
  (language: Language): MakeFigure =>
  (estimate, unit) => {
    if (!estimate) return { value: '–', interval: '' };
    const { value, low, high } = estimate;
    const sign = unit === 'share' ? ' %' : '';
    const figureText = (number: number): string =>
      shown(number, unit).replace('.', LANGUAGE_FACTS[language].decimal);
    if (low === high && Number.isInteger(value) && unit !== 'share')
      return { value: String(value), interval: '' };
    const interval =
      figureText(low) === figureText(high) ? '' : `${figureText(low)}–${figureText(high)}${sign}`;
    return { value: `${figureText(value)}${sign}`, interval };
  };

const shown = (value: number, unit: Unit): string =>
  unit === 'share' ? percent(100 * value) : value.toFixed(DIGITS[unit]);

/** One decimal near 0 % and 100 %, where one percent is a lot; never 0.0 or 100.0. */
const percent = (value: number): string =>
  value.toFixed(value < 10 || value > 90 ? 1 : DIGITS.share).replace(/^(0|100)\.0$/, '$1');
