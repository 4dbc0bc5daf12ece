import { answer } from './api';
import { googleWorkbook } from './googleWorkbook';
import type { Answer, Request } from './protocol';

/** Answers the panel; it is the one function that `google.script.run` calls. */
export const sidebar = (request: Request): Answer => answer(googleWorkbook(), request);
