import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const repository = resolve(import.meta.dirname, '../..');
/** The fonts are packages of the workspace that names them. */
const workspace = createRequire(resolve(repository, 'shared/package.json'));

const read = (module: string) => readFileSync(workspace.resolve(module));

// Node without a loader reads this file with the configuration, but not the TypeScript of the package.
const listFiles = async () => (await import('@marketplace/shared/branding')).BRAND_FONT_FILES;

/** Puts the files of the brands' fonts at the paths that the brands name, in the build and while developing. */
export const brandFonts = (): Plugin => ({
  name: 'brand-fonts',
  async generateBundle() {
    for (const { module, path } of await listFiles())
      this.emitFile({ type: 'asset', fileName: path.slice(1), source: read(module) });
  },
  configureServer(server) {
    server.middlewares.use('/assets/fonts', (request, response, next) => {
      void listFiles()
        .then((files) => {
          const file = files.find(({ path }) => path === `/assets/fonts${request.url}`);
          if (!file) return next();
          response.setHeader('Content-Type', 'font/woff2');
          return response.end(read(file.module));
        })
        .catch(next);
    });
  },
});
