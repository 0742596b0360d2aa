import { existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { APPS, DIST } from '@marketplace/mock-server/pages';
import { buildStale } from './build/buildStale';
import { VARIANT_BUILDS, VARIANTS, getVariantFolder } from './build/builds';

// A server serves all three apps, so put the product's builds of the consoles beside each variant.
for (const name of Object.keys(VARIANTS)) {
  mkdirSync(getVariantFolder(name), { recursive: true });
  for (const app of [APPS.admin, APPS.partner]) {
    const link = join(getVariantFolder(name), app.name);
    if (!existsSync(link)) symlinkSync(join(DIST, app.name), link, 'junction');
  }
}
await buildStale(console.log, VARIANT_BUILDS);
