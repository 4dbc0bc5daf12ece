import { sha256 } from '../../lots/sha256';
import type { MergeAnswer, MergeAnswers, MergeQuestion } from '../protocol/protocol';

/** Asks about something that both sides have otherwise; undefined until somebody has decided. */
export type AskOfBoth = (sentence: string, choices: MergeQuestion['choices']) => MergeAnswer | undefined;

export interface Decisions {
  readonly ask: AskOfBoth;
  readonly questions: () => readonly MergeQuestion[];
}

/** A question is known by its words, both values among them: the answer to another one is none to it. */
export function makeDecisions(answers: MergeAnswers): Decisions {
  const asked = new Map<string, MergeQuestion>();
  const ask: AskOfBoth = (sentence, choices) => {
    const key = sha256(JSON.stringify([sentence, choices])).slice(0, 24);
    const answer = Object.prototype.hasOwnProperty.call(answers, key) ? answers[key] : undefined;
    const taken = choices.some(choice => choice.answer === answer) ? answer : undefined;
    asked.set(key, { key, sentence, choices, taken });
    return taken;
  };
  return { ask, questions: () => [...asked.values()] };
}
