import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { BRAND_FONT_FILES } from '@marketplace/shared/branding';
import { REPOSITORY } from '@marketplace/mock-server/repository';
import type { Plugin } from 'vite';

const shared = createRequire(resolve(REPOSITORY, 'shared/package.json'));

const read = (module: string) => readFileSync(shared.resolve(module));

/** Puts the files of the brands' fonts at the paths that the brands name, in the build and while developing. */
export const brandFonts = (): Plugin => ({
  name: 'brand-fonts',
  generateBundle() {
    for (const { module, path } of BRAND_FONT_FILES)
      this.emitFile({ type: 'asset', fileName: path.slice(1), source: read(module) });
  },
  configureServer(server) {
    server.middlewares.use((request, response, next) => {
      const file = BRAND_FONT_FILES.find(({ path }) => path === request.url);
      if (!file) return next();
      response.setHeader('Content-Type', 'font/woff2');
      response.end(read(file.module));
    });
  },
});
