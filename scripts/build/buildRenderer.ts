import { existsSync } from 'node:fs';
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { build } from 'vite';

/** A generated file of the build; its path is relative to the root of the pages. */
interface MadeFile {
  path: string;
  content: string;
}

const RENDERER = 'prerender.cjs';

/**
 * Builds an app's server renderer, `src/app/prerender/prerender.tsx`, beside the app's build. Saves the bare page
 * as `shell.html` and writes the files that the module generates. Does nothing for an app without the module.
 */
export async function buildRenderer(appFolder: string, outDir: string): Promise<void> {
  const entry = join(appFolder, 'src/app/prerender/prerender.tsx');
  if (!existsSync(entry)) return;
  const folder = join(dirname(outDir), 'server');
  await build({
    root: appFolder,
    configFile: join(appFolder, 'vite.config.ts'),
    logLevel: 'warn',
    // Bundle everything into one file with React's production build, so that it runs from anywhere.
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: {
      ssr: entry,
      outDir: folder,
      emptyOutDir: true,
      copyPublicDir: false,
      minify: true,
      // CommonJS, which the server can require directly. Its TypeScript loader would keep some 100 MB of
      // source maps for an ES module.
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

/** Node caches a module by its path, so remove the previous build from the cache. */
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
