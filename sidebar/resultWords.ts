import type { ResultCode } from '../src/application/protocol/protocol';
import type { WordKey } from './words';

export const RESULT_WORDS: Readonly<Record<ResultCode, WordKey>> = {
  '1-0': 'sidebar.result.black',
  '=': 'sidebar.result.jigo',
  '0-1': 'sidebar.result.white',
  '1-0!': 'sidebar.result.blackByDefault',
  '0-1!': 'sidebar.result.whiteByDefault',
  '0-0!': 'sidebar.result.bothLose',
  '1-1!': 'sidebar.result.bothWin',
};

export const RESULT_CODES = Object.keys(RESULT_WORDS) as readonly ResultCode[];
