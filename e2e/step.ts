import type { Page } from '@playwright/test';
import type { StepTexts } from './stepTexts';

/** Someone at a step of the way, in one language. */
export interface Scene {
  page: Page;
  words: StepTexts;
  language: 'en' | 'hi';
  /** The number by which they sign in, again if need be. */
  contact: string;
  /** Waits until the page has no request under way. */
  settled: () => Promise<void>;
}

type Act = (scene: Scene) => Promise<void>;

/** What a step sends, and what becomes of it. */
interface Sending {
  path: string;
  press: Act;
  /** It says that it did not work. */
  failed: Act;
  /** Answered while the person was elsewhere, who is back now: they get on, and nothing goes twice. */
  late: Act;
  /** How often it is sent in `late`; once, unless sending it again does nothing again. */
  times?: number;
}

/** One step of the way to an application, and how to see that nothing of it was lost. */
export interface Step {
  name: string;
  /** Comes to the step as one who has got so far; a number is chosen where the step needs one. */
  come: Act;
  /** Types, ticks and chooses. */
  answer: Act;
  /** All of it is there. */
  kept: Act;
  /** Types again what a reload takes: a PAN or a code, which no storage may hold. */
  afresh?: Act;
  sends?: Sending;
  /** Called while one types; typing goes on when it fails. */
  calls?: string;
  /** Fetched when the page is loaded, which says so when it fails; with a retry, unless it can do without. */
  loads?: { path: string; failed?: Act };
  /** Stands before the page: the browser's Back shuts it, Forward opens it again. */
  dialog?: true;
  /** Nobody is signed in yet, so that no session can end. */
  stranger?: true;
  /** Where no call needs the session, a reload finds out that it has ended. */
  endsByReload?: true;
  /** The way goes on from here after all that went wrong, where `late` does not show it. */
  done?: Act;
}
