import { answer, failure } from './api';
import { googleWorkbook } from '../google/googleWorkbook';
import type { Answer, Request } from './protocol';

/** Answers the panel: the only function that `google.script.run` calls. Never throws. */
export function sidebar(request: Request): Answer {
  const workbook = googleWorkbook();
  try {
    return answer(workbook, request);
  } catch (error) {
    return failure(workbook, String((error as { readonly message?: unknown }).message ?? error));
  }
}
