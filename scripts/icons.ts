import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { REPOSITORY } from '@marketplace/mock-server/repository';
import { DEFAULT_BRAND, buildLogoSvg } from '@marketplace/shared/branding';
import { chromium } from 'playwright';
import { ensureChromium } from './browser/ensureChromium';
import { CHROMIUM_FLAGS } from './browser/findChromium';

/**
 * Draws the icons of the installed app from the brand's mark into `consumer-app/public/icons`. Run it by hand
 * (`npx tsx scripts/icons.ts`) when the mark changes; the icons are committed because a build has no browser.
 */
const ICONS = [
  { file: 'icon-192.png', size: 192 },
  { file: 'icon-512.png', size: 512 },
  // Phones crop these to their own shape, so they have no tile and a wide margin around the mark.
  { file: 'maskable-512.png', size: 512, ground: DEFAULT_BRAND.primary, mark: 0.84 },
  { file: 'apple-touch-icon.png', size: 180, ground: DEFAULT_BRAND.primary, mark: 1 },
];

const { name, primary, secondary } = DEFAULT_BRAND;
const logo = buildLogoSvg(name, primary, secondary);
const font = await readFile(
  join(REPOSITORY, 'shared/src/ui/styles/fonts/inter-latin-wght-normal.woff2'),
  'base64',
);
const folder = join(REPOSITORY, 'consumer-app/public/icons');
await mkdir(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: CHROMIUM_FLAGS,
});
for (const { file, size, ground, mark = 1 } of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const picture = ground ? logo.replace(/<rect [^>]*stroke=[^>]*>/, '') : logo;
  await page.setContent(
    `<style>@font-face{font-family:'Inter Variable';font-weight:400 700;src:url(data:font/woff2;base64,${font})}` +
      `body{margin:0;display:grid;place-items:center;height:100vh;background:${ground ?? 'transparent'}}` +
      `svg{width:${size * mark}px}</style>${picture}`,
  );
  await page.evaluate('document.fonts.ready');
  await page.screenshot({ path: join(folder, file), omitBackground: true });
  await page.close();
}
await browser.close();
