import { existsSync } from 'node:fs';
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { build } from 'vite';

/** A file of the build besides the bundler's, by its path from the root of the pages. */
interface MadeFile {
  path: string;
  content: string;
}

const RENDERER = 'prerender.cjs';

/**
 * Builds `src/app/prerender/prerender.tsx` of an app, which draws its pages on the server, beside the folder of its
 * build; keeps the bare page as `shell.html`, and writes the files that the module makes. An app without
 * that module is left as it is.
 */
export async function buildRenderer(appFolder: string, outDir: string): Promise<void> {
  const entry = join(appFolder, 'src/app/prerender/prerender.tsx');
  if (!existsSync(entry)) return;
  const folder = join(dirname(outDir), 'server');
  await build({
    root: appFolder,
    configFile: join(appFolder, 'vite.config.ts'),
    logLevel: 'warn',
    // One file with all that it needs, in React's own production build, wherever it is served from.
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: {
      ssr: entry,
      outDir: folder,
      emptyOutDir: true,
      copyPublicDir: false,
      minify: true,
      // CommonJS, which the server requires as it stands. The loader of its TypeScript translates modules,
      // with source maps, and would keep some 100 MB for this one.
      rolldownOptions: {
        output: { format: 'cjs', entryFileNames: RENDERER, codeSplitting: false },
      },
    },
  });
  await copyFile(join(outDir, 'index.html'), join(outDir, 'shell.html'));
  for (const { path, content } of getFiles(join(folder, RENDERER))) {
    const file = join(outDir, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
}

/** A file is loaded once in a process, so that each build has to be loaded without what is kept of the one before. */
function getFiles(file: string): readonly MadeFile[] {
  const require = createRequire(import.meta.url);
  delete require.cache[file];
  const made: unknown = require(file);
  if (!isFileMaker(made)) throw new Error(`${file} exports no function "files"`);
  return made.files();
}

const isFileMaker = (value: unknown): value is { files(): readonly MadeFile[] } =>
  typeof value === 'object' &&
  value !== null &&
  'files' in value &&
  typeof value.files === 'function';
