/** The script of the worker beside the page. */
import { answerFromCopy } from './answerFromCopy';
import type { Answered, Asked, Readied } from './messages';

/** What a worker has of its own. */
declare const self: Record<string, unknown> & {
  onmessage: (event: MessageEvent<Readied | Asked>) => void;
  readonly postMessage: (message: Answered) => void;
  readonly importScripts: (...scripts: readonly string[]) => void;
};

let html: Readied['html'] = {};

self.onmessage = ({ data }) => {
  if (data.kind === 'ready') {
    html = data.html;
    // As global scripts: their functions become names of this scope.
    self.importScripts(...data.scripts);
    return;
  }
  const call = self[data.run] as (...given: readonly unknown[]) => unknown;
  self.postMessage(
    answerFromCopy(data, html, services => {
      Object.assign(self, services);
      return call(...data.args);
    }),
  );
};
