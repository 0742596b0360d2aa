import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { env } from '../common/env';
import { paths } from '../common/paths';
import { OWN_BRAND } from '../common/ownBrand';
import { shellTexts } from '../i18n/en/shell';
import { PLACE_LIST } from '../journey/placeList';
import { App } from './App';
import boot from './boot.js?raw';
import { type BuiltFile, manifestFiles } from './manifest';

/** Files of the build that are made from the source: `places.json` tells the server which addresses have a page. */
export const files = (): BuiltFile[] => [
  ...manifestFiles(),
  { path: 'places.json', content: PLACE_LIST },
];

/** Stands in the page itself: a file would be one more wait before the first paint. */
const bootScript = boot.replaceAll(/^ *\/\/.*\n/gm, '').trim();

/** Addresses of the sign-in; a list of products is fetched with its texts and has nothing to be made before. */
const SIGN_IN = env.startWithProducts ? [paths.login] : [paths.start, paths.login];

/** Pages made at build time: what a stranger sees first. */
export async function prerender(): Promise<{ path: string; html: string; head?: string }[]> {
  return SIGN_IN.map((path) => ({
    path,
    head: `<script data-solar-host="${env.solarHost}">${bootScript}</script><title>${shellTexts.sign_in.title} | ${OWN_BRAND.name}</title>`,
    html: renderToString(
      <StrictMode>
        <StaticRouter location={path}>
          <App />
        </StaticRouter>
      </StrictMode>,
    ),
  }));
}
