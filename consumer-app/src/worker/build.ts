/** The files of one build; `scripts/build/offlineWorker.ts` writes them into the worker. */
export interface Build {
  /** The HTML of the app's shell, with a hash of its content as query. */
  page: string;
  /** The files of the shell and of the most visited pages. */
  shell: readonly string[];
  /** The Hindi texts of these pages and the Hindi font. */
  hindi: readonly string[];
  /** Every file with a hash in its name. */
  all: readonly string[];
}

declare const OFFLINE_BUILD: Build;

/** The build of this worker. */
export const build: Build = OFFLINE_BUILD;
