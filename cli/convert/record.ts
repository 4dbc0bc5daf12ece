import { rulesOf } from '../../src/application/read/rulesOf';
import { irregularActs } from '../../src/audit/irregularActs';
import { actSentences } from '../../src/sheet/audit/actWords';
import { makeText, sentenceWithMend } from '../../src/sheet/wording';
import type { FormatName } from '../../src/exchange/formatNames';
import { readEvent } from '../audit/readEvent';
import type { Options } from './options';

/** The record that an export has of the event, in English. */
export interface EventRecord {
  /** The rules of the event, or its departures; '' where nobody knows. */
  readonly rules: string;
  readonly acts: readonly string[];
  /** Titles of columns of McMahon scores, which are compared with ours. */
  readonly compared: readonly string[];
  /** The bars or starts that would give such a column. */
  readonly printed: readonly string[];
  /** The reason why results that stand in another form are not read. */
  readonly refusal?: string;
}

export const NO_RECORD: EventRecord = { rules: '', acts: [], compared: [], printed: [] };

const text = makeText('en');

/** By the settings and the Log of our wall list; nothing is vouched for in another program's file. */
export function recordOf({ input, encoding }: Options, format: FormatName): EventRecord {
  if (format !== 'tsv' && format !== 'csv') return NO_RECORD;
  const readings = readEvent(input, format, encoding);
  if (readings.kind === 'refused')
    return readings.isOtherForm ? { ...NO_RECORD, refusal: readings.sentence } : NO_RECORD;
  const { settings, known } = readings.event;
  // Without a Log nothing is known of any round.
  const acts = known.length === 0 ? [] : irregularActs(readings.event);
  const scores = readings.printed();
  return {
    rules: rulesOf({ settings, text }),
    acts: actSentences(text, acts, settings),
    compared: scores.map(({ title }) => title),
    printed: scores.flatMap(({ problem }) => (problem ? [sentenceWithMend(text, problem)] : [])),
  };
}
