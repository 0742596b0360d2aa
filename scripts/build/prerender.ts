import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';

/** One page made at build time: its path, the markup of the root element, what its head gets more. */
export interface PrerenderedPage {
  path: string;
  html: string;
  head?: string;
}

/** Another file of the build, by its path from the root of the pages. */
export interface MadeFile {
  path: string;
  content: string;
}

const ROOT_ELEMENT = '<div id="root"></div>';

/**
 * Writes the pages that `src/app/prerender.tsx` of the app makes into its build, and keeps the bare
 * page as `shell.html` for every other path; and the files that it makes, where it makes any. An app
 * without that module is left as it is.
 */
export async function prerender(appFolder: string, outDir: string, cache: string): Promise<void> {
  const entry = join(appFolder, 'src/app/prerender.tsx');
  if (!existsSync(entry)) return;
  await build({
    root: appFolder,
    configFile: join(appFolder, 'vite.config.ts'),
    logLevel: 'warn',
    build: {
      ssr: entry,
      outDir: cache,
      emptyOutDir: true,
      minify: false,
      rolldownOptions: { output: { entryFileNames: 'prerender.mjs' } },
    },
  });
  const made: unknown = await import(pathToFileURL(join(cache, 'prerender.mjs')).href);
  if (!isPrerenderer(made)) throw new Error(`${entry} exports no function "prerender"`);
  const shell = await readFile(join(outDir, 'index.html'), 'utf8');
  await writeFile(join(outDir, 'shell.html'), shell);
  for (const page of await made.prerender()) {
    const file = join(outDir, page.path, 'index.html');
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, fillPage(shell, page));
  }
  for (const { path, content } of made.files?.() ?? []) {
    const file = join(outDir, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
}

/** The page's file: the shell with its markup and head put in. */
export function fillPage(shell: string, { path, html, head = '' }: PrerenderedPage): string {
  if (!shell.includes(ROOT_ELEMENT)) throw new Error(`index.html holds no ${ROOT_ELEMENT}`);
  const titled = head.includes('<title') ? shell.replace(/\s*<title>.*?<\/title>/s, '') : shell;
  return titled
    .replace('</head>', () => `${head}</head>`)
    .replace(ROOT_ELEMENT, () => `<div id="root" data-prerendered="${path}">${html}</div>`);
}

interface Prerenderer {
  prerender(): Promise<PrerenderedPage[]>;
  files?(): MadeFile[];
}

function isPrerenderer(value: unknown): value is Prerenderer {
  return (
    typeof value === 'object' &&
    value !== null &&
    'prerender' in value &&
    typeof value.prerender === 'function'
  );
}
