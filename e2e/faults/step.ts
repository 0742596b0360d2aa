import type { Page } from '@playwright/test';
import type { StepTexts } from './stepTexts';

/** A person at a step of the journey, in one language. */
export interface StepContext {
  page: Page;
  words: StepTexts;
  language: 'en' | 'hi';
  /** The number with which the person signs in, and signs in again after the session has ended. */
  contact: string;
  /** Waits until the page has no request under way. */
  waitForRequests: () => Promise<void>;
}

type Act = (context: StepContext) => Promise<void>;

/** The request that a step sends, and its outcomes. */
interface Sending {
  path: string;
  press: Act;
  /** Expects the message of a failure. */
  failed: Act;
  /** Expects the success after the answer came while the person was on another page. */
  late: Act;
  /** Number of requests up to the end of `late`: one, unless the server ignores a repetition. */
  times?: number;
}

/** A step of the journey to an application, and how a test checks that nothing of it is lost. */
export interface Step {
  name: string;
  /** Opens the step for a person who has got so far. May set `contact` to that of a demo account. */
  open: Act;
  /** Types, ticks and chooses. */
  answer: Act;
  /** Expects everything that `answer` entered. */
  kept: Act;
  /** Types again what a reload removes: a PAN or a code, which no storage may hold. */
  afterReload?: Act;
  sends?: Sending;
  /** Path that the page calls while the person types; typing goes on when the call fails. */
  calls?: string;
  /** Path that the page loads, and its message of a failure with a retry. Without a message the page can do without. */
  loads?: { path: string; failed?: Act };
  /** The step is a dialog: the browser's Back closes it, Forward opens it again. */
  dialog?: true;
  /** Nobody is signed in yet, so no session can end. */
  signedOut?: true;
  /** No call needs the session: only a reload finds out that it has ended. */
  endsByReload?: true;
  /** Goes on to the next step after all faults, if `late` does not. */
  done?: Act;
}
