import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { paths } from '../common/paths';
import { App } from './App';

/** Pages made at build time: what a stranger sees first. */
export async function prerender(): Promise<{ path: string; html: string; head?: string }[]> {
  return [paths.start, paths.login].map((path) => ({
    path,
    html: renderToString(
      <StrictMode>
        <StaticRouter location={path}>
          <App />
        </StaticRouter>
      </StrictMode>,
    ),
  }));
}
