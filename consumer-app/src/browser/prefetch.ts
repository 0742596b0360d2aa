import { currentLanguage } from '../language/i18n';

/** The files of each page of the build, by module name; `scripts/build/prefetchFiles.ts` writes the list. */
type FilesOfPages = Readonly<
  Record<string, { files: readonly string[]; hindi: readonly string[] }>
>;

const isFilesOfPages = (value: unknown): value is FilesOfPages =>
  typeof value === 'object' && value !== null;

let filesOfPages: Promise<FilesOfPages> | undefined;

async function fetchFilesOfPages(): Promise<FilesOfPages> {
  const answer = await fetch('/ahead.json');
  if (!answer.ok) return {};
  const pages: unknown = await answer.json();
  return isFilesOfPages(pages) ? pages : {};
}

/**
 * Prefetches the files of pages into the browser's cache, at lowest priority and without parsing
 * them. A file that fails loads when the page opens.
 */
export async function prefetchPages(names: readonly string[]): Promise<void> {
  filesOfPages ??= fetchFilesOfPages().catch(() => ({}));
  const pages = await filesOfPages;
  const hindi = currentLanguage() === 'hi';
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
