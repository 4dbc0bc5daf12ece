import { answer, failure } from './api';
import { googleWorkbook } from './googleWorkbook';
import type { Answer, Request } from './protocol';

/** Answers the panel; it is the one function that `google.script.run` calls. It never fails without a sentence. */
export function sidebar(request: Request): Answer {
  const workbook = googleWorkbook();
  try {
    return answer(workbook, request);
  } catch (error) {
    return failure(workbook, messageOf(error));
  }
}

/** Errors may come from another realm, where they are not instances of this one's Error. */
function messageOf(error: unknown): string {
  const { message } = (error ?? {}) as { readonly message?: unknown };
  return typeof message === 'string' ? message : String(error);
}
