import { languageOf } from '../application/read/languageOf';
import { answer, failure } from '../application/panel/api';
import { googleWorkbook } from './workbook/googleWorkbook';
import { panelReached } from './selfTest/selfTestSheet';
import { LANGUAGES, type Language } from '../tournament/languages';
import { packedFilesPart } from './filesPart';
import { helpIn } from '../application/panel/help';
import type {
  Answer,
  HelpAnswer,
  HelpRequest,
  PartAnswer,
  PartRequest,
} from '../application/protocol/protocol';

/**
 * Answers the panel: the only function that `google.script.run` calls. Never throws. The answer is plain JSON: Google documents no more of
 * objects, and what becomes of a field that is undefined it does not say (developers.google.com/apps-script/guides/html/communication).
 */
export function sidebar(request: PartRequest): PartAnswer;
export function sidebar(request: HelpRequest): HelpAnswer;
export function sidebar(request: unknown): Answer;
export function sidebar(request: unknown): Answer | PartAnswer | HelpAnswer {
  return JSON.parse(JSON.stringify(answered(request))) as Answer | PartAnswer | HelpAnswer;
}

function answered(request: unknown): Answer | PartAnswer | HelpAnswer {
  const { ask, language: wanted } = (request ?? {}) as {
    readonly ask?: unknown;
    readonly language?: unknown;
  };
  try {
    if (ask === 'files part') return { code: packedFilesPart() };
    if (ask === 'help') return helpIn(LANGUAGES.find(code => code === wanted) ?? 'en');
    if (ask === 'self-test') panelReached();
    return answer(googleWorkbook(), request);
  } catch (error) {
    return failure(language(), error);
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
