/** What page and worker say to each other. */
import type { Wire } from '../wire';
import type { BookCopy } from './bookCopy';

export interface Readied {
  readonly kind: 'ready';
  /** The scripts of the built add-on, by their addresses. */
  readonly scripts: readonly string[];
  readonly html: Readonly<Record<string, string>>;
}

export interface Asked {
  readonly kind: 'asked';
  readonly id: number;
  /** A function of the script that the panel may call. */
  readonly run: string;
  readonly args: readonly unknown[];
  readonly copy: BookCopy;
  /** The person's language. */
  readonly language: string;
}

/** Without a value: the page has to do it itself. */
export interface Answered {
  readonly id: number;
  readonly value?: Wire;
}
