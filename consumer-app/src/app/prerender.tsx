import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { paths } from '../common/paths';
import { OWN_BRAND } from '../common/ownBrand';
import { shellTexts } from '../i18n/en/shell';
import { App } from './App';

/** Pages made at build time: what a stranger sees first. */
export async function prerender(): Promise<{ path: string; html: string; head?: string }[]> {
  return [paths.start, paths.login].map((path) => ({
    path,
    head: `<script src="/boot.js"></script><title>${shellTexts.sign_in.title} | ${OWN_BRAND.name}</title>`,
    html: renderToString(
      <StrictMode>
        <StaticRouter location={path}>
          <App />
        </StaticRouter>
      </StrictMode>,
    ),
  }));
}
