/** The files of one build, as `scripts/build/offlineWorker.ts` writes them into the worker. */
export interface Build {
  /** The page that every address starts from, with what it is made of as its query. */
  page: string;
  /** What the shell and the pages that most people open are made of. */
  shell: readonly string[];
  /** The same in Hindi, with its font. */
  hindi: readonly string[];
  /** Every file with a hash in its name. */
  all: readonly string[];
}

declare const OFFLINE_BUILD: Build;

/** The build that this worker belongs to. */
export const build: Build = OFFLINE_BUILD;
