import type { Workbook } from '../workbook/workbook';
import type { Tournament } from '../read/tournament';

/** The event in a copy, with the results that stand in its Round sheets alone. */
export interface CopyOfEvent {
  readonly workbook: Workbook;
  readonly tournament: Tournament;
  /** A list that comes alone says nothing of settings. */
  readonly hasSettings: boolean;
}
