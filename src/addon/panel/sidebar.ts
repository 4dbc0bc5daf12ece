import { answer, failure } from './api';
import { googleWorkbook } from '../google/googleWorkbook';
import { panelReached } from '../google/selfTestSheet';
import { languageOf } from '../create/create';
import type { Language } from '../../tournament/settings';
import { filesPart } from './filesPart';
import type { Answer, PartAnswer, PartRequest } from './protocol';

/**
 * Answers the panel: the only function that `google.script.run` calls. Never throws. The answer is plain JSON: Google documents no more of
 * objects, and what becomes of a field that is undefined it does not say (developers.google.com/apps-script/guides/html/communication).
 */
export function sidebar(request: PartRequest): PartAnswer;
export function sidebar(request: unknown): Answer;
export function sidebar(request: unknown): Answer | PartAnswer {
  return JSON.parse(JSON.stringify(answered(request))) as Answer | PartAnswer;
}

function answered(request: unknown): Answer | PartAnswer {
  try {
    if (isForPart(request)) return { code: filesPart() };
    if ((request as { readonly ask?: unknown } | null)?.ask === 'self-test') panelReached();
    return answer(googleWorkbook(), request);
  } catch (error) {
    return failure(language(), String((error as { readonly message?: unknown }).message ?? error));
  }
}

/** The language of the person at the screen; English where even that cannot be asked. */
function language(): Language {
  try {
    return languageOf(googleWorkbook());
  } catch {
    return 'en';
  }
}

const isForPart = (request: unknown): boolean =>
  (request as Partial<PartRequest> | null | undefined)?.ask === 'files part';
