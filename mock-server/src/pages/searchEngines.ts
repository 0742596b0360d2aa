import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { escapeHtml } from '@marketplace/shared/format';
import type { RequestHandler } from 'express';
import { APPS } from './apps';
import type { PrerenderedPage } from './pageRenderer';
import { getRequestPath } from './resolveApp';

const LANGUAGES = ['en', 'hi'] as const;

const linkTo = (origin: string, path: string, language?: string): string =>
  `${origin}${path}${language === undefined ? '' : `?lang=${language}`}`;

/**
 * Tells search engines where a public page stands in which language. A partner's page and a page of one person are
 * not to be indexed. English stands at the bare address.
 */
export function addSearchTags(
  html: string,
  { path, segment, named }: PrerenderedPage,
  language: 'en' | 'hi',
  origin = '',
): string {
  const tags =
    path === '' || segment !== undefined || named !== undefined
      ? ['<meta name="robots" content="noindex">']
      : [
          `<link rel="canonical" href="${linkTo(origin, path, language === 'en' ? undefined : language)}">`,
          ...LANGUAGES.map(
            (each) =>
              `<link rel="alternate" hreflang="${each}" href="${linkTo(origin, path, each === 'en' ? undefined : each)}">`,
          ),
          `<link rel="alternate" hreflang="x-default" href="${linkTo(origin, path)}">`,
        ];
  return html.replace('</head>', () => `${tags.join('')}</head>`);
}

/** Paths that nobody but a signed-in person sees, and the calls. */
const CLOSED = ['/api/', '/user/', '/admin/', '/partner/', '/verification', '/dev/'];

/** Reads which pages of a build search engines may list; none of a build without the list. */
function readIndexedPaths(dist: string): string[] {
  const file = join(dist, APPS.consumer.name, 'indexed.json');
  const paths: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
  return Array.isArray(paths) ? paths.map(String) : [];
}

const drawSitemap = (origin: string, paths: readonly string[]): string => {
  const alternates = (path: string) =>
    LANGUAGES.map(
      (each) =>
        `<xhtml:link rel="alternate" hreflang="${each}" href="${linkTo(origin, path, each === 'en' ? undefined : each)}"/>`,
    ).join('');
  const urls = paths.flatMap((path) =>
    LANGUAGES.map(
      (each) =>
        `<url><loc>${linkTo(origin, path, each === 'en' ? undefined : each)}</loc>${alternates(path)}</url>`,
    ),
  );
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n' +
    `${urls.join('\n')}\n</urlset>\n`
  );
};

/** Answers `/robots.txt` and `/sitemap.xml`, with the public origin or that of the request. */
export function serveSearchFiles(dist: string, publicUrl: string | undefined): RequestHandler {
  return (request, response, next) => {
    const path = getRequestPath(request);
    const origin = publicUrl ?? `${request.protocol}://${escapeHtml(request.get('host') ?? '')}`;
    if (path === '/robots.txt') {
      const rules = CLOSED.map((closed) => `Disallow: ${closed}`).join('\n');
      response
        .type('text')
        .send(`User-agent: *\n${rules}\n\nSitemap: ${linkTo(origin, '/sitemap.xml')}\n`);
    } else if (path === '/sitemap.xml')
      response.type('xml').send(drawSitemap(origin, readIndexedPaths(dist)));
    else next();
  };
}
