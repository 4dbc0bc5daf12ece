/**
 * Answers the panel and tests the sheet. In the built add-on this module is a program of its own in `program.html`, and what
 * stands for it evaluates that program when it is asked (build/program.mjs, packedProgram.ts): no formula needs it.
 */
import { findTexts } from './htmlFile';

findTexts();

export { menuByAlerts } from './alerts';
export { sidebar } from './sidebar';
export { selfTest } from './selfTest/selfTest';
