import { getCurrentLanguage } from '../../i18n';
import { paths } from '../../paths';
import { getPartnerSegment } from '../../journey/routes';

/** The files of each stage of the build by its name; `scripts/build/prefetchFiles.ts` writes the list. */
type FilesOfStages = Readonly<
  Record<string, { files: readonly string[]; hindi: readonly string[] }>
>;

const isFilesOfStages = (value: unknown): value is FilesOfStages =>
  typeof value === 'object' && value !== null;

let filesOfStages: Promise<FilesOfStages> | undefined;

async function fetchFilesOfStages(): Promise<FilesOfStages> {
  const answer = await fetch('/stages.json');
  if (!answer.ok) return {};
  const stages: unknown = await answer.json();
  return isFilesOfStages(stages) ? stages : {};
}

/** The stage that most people open next; see `scripts/build/borrowerChunks.ts`. */
const NEXT_STAGE: Readonly<Record<string, string>> = {
  [paths.start]: 'account',
  [paths.quickCheck]: 'account',
  [paths.login]: 'account',
  [paths.verification]: 'questions',
  [paths.products]: 'questions',
  [paths.profile]: 'choice',
};

/** The stage that comes with the first touch of a page: whoever only looks at the page does not need it. */
const STAGE_AT_TOUCH: Readonly<Record<string, string>> = {
  [paths.offers]: 'decisions',
  [paths.businessOffers]: 'decisions',
};

const TOUCHES = ['pointerdown', 'touchstart', 'wheel', 'keydown'] as const;

function onFirstTouch(work: () => void): void {
  const touched = new AbortController();
  const { signal } = touched;
  const begin = () => {
    touched.abort();
    work();
  };
  for (const name of TOUCHES)
    window.addEventListener(name, begin, { signal, capture: true, passive: true });
}

/**
 * Prefetches the files of a stage into the browser's cache, at lowest priority and without parsing
 * them. A file that fails loads when its page opens.
 */
async function prefetchStage(name: string): Promise<void> {
  filesOfStages ??= fetchFilesOfStages().catch(() => ({}));
  const stage = (await filesOfStages)[name];
  if (!stage) return;
  const hindi = getCurrentLanguage() === 'hi' ? stage.hindi : [];
  for (const href of [...stage.files, ...hindi]) {
    if (document.querySelector(`link[href="${href}"]`)) continue;
    const link = document.createElement('link');
    Object.assign(link, { rel: 'prefetch', href, as: href.endsWith('.css') ? 'style' : 'script' });
    link.crossOrigin = '';
    document.head.append(link);
  }
}

/** Prefetches the files of the next stage while the person reads this page. */
export function prefetchAfter(path: string): void {
  const next = NEXT_STAGE[getPartnerSegment(path) === undefined ? path : paths.start];
  if (next) void prefetchStage(next);
  const atTouch = STAGE_AT_TOUCH[path];
  if (atTouch) onFirstTouch(() => void prefetchStage(atTouch));
}
