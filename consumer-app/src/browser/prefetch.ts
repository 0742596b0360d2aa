import { currentLanguage } from '../language/i18n';

/** The files of each page of the build, by the name of its module; `scripts/build/prefetchFiles.ts` writes it. */
type FilesOfPages = Readonly<
  Record<string, { files: readonly string[]; hindi: readonly string[] }>
>;

const isFilesOfPages = (value: unknown): value is FilesOfPages =>
  typeof value === 'object' && value !== null;

let asked: Promise<FilesOfPages> | undefined;

async function ask(): Promise<FilesOfPages> {
  const answer = await fetch('/ahead.json');
  if (!answer.ok) return {};
  const pages: unknown = await answer.json();
  return isFilesOfPages(pages) ? pages : {};
}

/**
 * Has the files of pages fetched into the browser's cache, at its lowest priority and without parsing
 * them. What fails is fetched when the page is opened.
 */
export async function prefetchPages(names: readonly string[]): Promise<void> {
  asked ??= ask().catch(() => ({}));
  const pages = await asked;
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
