import type { PanelQuestion, PanelPart } from '../model/panel';
import { drawButton, type Do } from './parts/button';
import { element, foreign } from '../aria/element';

/** Questions with what is compared, and their answers; nothing moves when one is pressed. */
export const drawQuestions = (
  { questions, forAll }: Extract<PanelPart, { readonly part: 'questions' }>,
  act: Do,
): HTMLElement =>
  element(
    'div',
    { class: 'questions' },
    ...forAll.map(button => drawButton(button, act, 'small')),
    element('ol', { class: 'remarks' }, ...questions.map(question => drawQuestion(question, act))),
  );

const drawQuestion = ({ sentence, lines, isOpen, answers }: PanelQuestion, act: Do): HTMLElement =>
  element(
    'li',
    { class: isOpen ? 'remark error' : 'remark note' },
    element('p', {}, foreign(sentence)),
    ...lines.map(line => element('p', { class: 'mend' }, foreign(line))),
    ...answers.map(answer => {
      const button = drawButton(answer, act, 'small');
      button.setAttribute('aria-pressed', String(answer.isTaken));
      return button;
    }),
  );
