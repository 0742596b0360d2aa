import { getCurrentLanguage } from '../../i18n';
import { paths } from '../../paths';
import { getPartnerSegment } from '../../journey/routes';

/** The files of each page of the build, by module name; `scripts/build/prefetchFiles.ts` writes the list. */
type FilesOfPages = Readonly<
  Record<string, { files: readonly string[]; hindi: readonly string[] }>
>;

const isFilesOfPages = (value: unknown): value is FilesOfPages =>
  typeof value === 'object' && value !== null;

let filesOfPages: Promise<FilesOfPages> | undefined;

async function fetchFilesOfPages(): Promise<FilesOfPages> {
  const answer = await fetch('/pages.json');
  if (!answer.ok) return {};
  const pages: unknown = await answer.json();
  return isFilesOfPages(pages) ? pages : {};
}

/** Names of the modules of the pages that most people open next. */
const NEXT_PAGES: Readonly<Record<string, readonly string[]>> = {
  // After the verification the legal pages, a few kilobytes that a careful person reads before
  // entering a number.
  [paths.start]: ['VerificationPage', 'PublicPages', 'QuickCheckPage', 'PrivacyPage', 'TermsPage'],
  [paths.quickCheck]: ['VerificationPage', 'UserPages', 'ProfilePage'],
  [paths.login]: ['VerificationPage', 'PublicPages', 'PrivacyPage', 'TermsPage'],
  [paths.verification]: ['ProductsPage', 'UserPages', 'ProfilePage'],
  [paths.products]: ['UserPages', 'ProfilePage', 'PublicPages', 'CardsPage'],
  [paths.profile]: ['OffersPage'],
  [paths.offers]: ['ApplicationsPage'],
};

/**
 * Prefetches the files of pages into the browser's cache, at lowest priority and without parsing
 * them. A file that fails loads when the page opens.
 */
async function prefetchPages(names: readonly string[]): Promise<void> {
  filesOfPages ??= fetchFilesOfPages().catch(() => ({}));
  const pages = await filesOfPages;
  const hindi = getCurrentLanguage() === 'hi';
  const files = names.flatMap((name) => {
    const page = pages[name];
    return page ? [...page.files, ...(hindi ? page.hindi : [])] : [];
  });
  for (const href of new Set(files)) {
    if (document.querySelector(`link[href="${href}"]`)) continue;
    const link = document.createElement('link');
    Object.assign(link, { rel: 'prefetch', href, as: href.endsWith('.css') ? 'style' : 'script' });
    link.crossOrigin = '';
    document.head.append(link);
  }
}

/** Prefetches the files of the next page while the person reads this one. */
export function prefetchAfter(path: string): void {
  const next = NEXT_PAGES[getPartnerSegment(path) === undefined ? path : paths.start];
  if (next) void prefetchPages(next);
}
