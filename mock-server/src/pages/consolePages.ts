import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildUrl, type Endpoint, ENDPOINTS } from '@marketplace/shared/api';
import { escapeHtml } from '@marketplace/shared/format';
import type { Language } from '@marketplace/shared/i18n';
import { RESOURCES } from '@marketplace/shared/resources';
import { type AdminRole, decodeRole, isSignInPath } from '@marketplace/shared/session';
import { canVisit, getAdminHome } from '@marketplace/shared/session/adminRoutes';
import type { Request } from 'express';
import { array, type InferType, object, string } from 'yup';
import { APPS } from './apps';
import { parseCookies } from './prerenderedPages';
import { getRequestPath } from './resolveApp';

const textList = () => array(string().required()).required();

/** Files of a console besides those that its HTML names for everybody. Root-relative addresses. */
const filesSchema = object({ scripts: textList(), styles: textList() });

/** Beside the files the ids of the calls made at once; the parameters of the address are those of the calls. */
const partSchema = filesSchema.shape({ calls: textList() });

/** What a build's `console.json` says of a console's pages. */
const consolePagesSchema = object({
  console: partSchema,
  /** The texts of each language, which is known only to the browser. */
  texts: object({ en: filesSchema, hi: filesSchema }),
  /** The path is below the console's own, such as `/lenders/:id`. A page of one record has no heading yet. */
  pages: array(
    partSchema.shape({
      path: string().required(),
      heading: object({ en: string().required(), hi: string().required() }).nullable().defined(),
    }),
  ).required(),
});

export type ConsoleFiles = InferType<typeof filesSchema>;
export type ConsolePages = InferType<typeof consolePagesSchema>;
type ConsolePage = ConsolePages['pages'][number];

type ConsoleName = 'admin' | 'partner';

/** Who is signed in to a console, by the cookies; the server checks the token with each call. */
interface Visitor {
  role: AdminRole | undefined;
}

function readVisitor(name: ConsoleName, cookies: URLSearchParams): Visitor | undefined {
  if (!cookies.get(`${name}Token`)) return undefined;
  // Before these steps the server refuses every other call.
  if (['PasswordDue', 'SecondFactorDue'].some((due) => cookies.get(name + due) === '1'))
    return undefined;
  const role = name === 'admin' ? decodeRole(cookies.get('roleId') ?? undefined) : undefined;
  return name === 'admin' && role === undefined ? undefined : { role };
}

/** Returns the path below the console's own that opens: the home of a role that may not see the page. */
function findPath(name: ConsoleName, path: string, { role }: Visitor): string {
  const base = `/${name}`;
  const asked = isSignInPath(name, path) || path === base ? undefined : path;
  if (role === undefined) return asked?.slice(base.length) ?? '/';
  return (asked && canVisit(role, asked) ? asked : getAdminHome(role)).slice(base.length);
}

/** Returns the values of the parameters of a pattern such as `/lenders/:id`; undefined if the path differs. */
function matchPath(pattern: string, path: string): string[] | undefined {
  const given = path.split('/');
  const parts = pattern.split('/');
  if (parts.length !== given.length) return undefined;
  const pairs = parts.map((part, index) => [part, given[index] ?? ''] as const);
  if (pairs.some(([part, value]) => !part.startsWith(':') && part !== value)) return undefined;
  return pairs.flatMap(([part, value]) => (part.startsWith(':') ? [value] : []));
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

const findLabels = (name: string | undefined) =>
  RESOURCES.find((resource) => resource.name === name)?.labels;

/** Finds the page of a path, the one with the fewest parameters, and the parameters' values. */
function findPage(pages: readonly ConsolePage[], path: string) {
  const found = pages.flatMap((page) => {
    const values = matchPath(page.path, path);
    const isOther = page.path.startsWith('/:resource') && !findLabels(values?.[0]);
    return values && !isOther ? [{ page, values }] : [];
  });
  return found.toSorted((a, b) => a.values.length - b.values.length)[0];
}

const mayCall = ({ access }: Endpoint, { role }: Visitor): boolean =>
  access === 'public' ||
  (role === undefined ? access.partner !== undefined : access.admin?.includes(role) === true);

/** Returns the addresses of the calls with these ids that the visitor may make. */
function listAddresses(
  ids: readonly string[],
  values: readonly string[],
  visitor: Visitor,
): string[] {
  return ENDPOINTS.filter((call) => ids.includes(call.id) && mayCall(call, visitor)).map((call) => {
    const names = [...call.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
    const params = names.map(
      (name, index) => [name, decodeURIComponent(values[index] ?? '')] as const,
    );
    return buildUrl(call, { params: Object.fromEntries(params) });
  });
}

type Found = ReturnType<typeof findPage>;

/** Builds the tags that name a page's files, and its calls and texts for the script in the page. */
function buildTags(
  name: ConsoleName,
  { console, texts }: ConsolePages,
  found: Found,
  visitor: Visitor,
): string {
  const parts = [console, ...(found ? [found.page] : [])];
  const unique = (addresses: string[]): string[] => [...new Set(addresses)];
  const link = (attributes: string) => (href: string) =>
    `<link ${attributes} crossorigin href="${href}">`;
  // The addresses are encoded, so that a space separates them.
  const calls = parts
    .toReversed()
    .flatMap((part) => listAddresses(part.calls, found?.values ?? [], visitor));
  const languages = Object.entries(texts).map(
    ([language, { scripts }]) => ` data-${language}="${scripts.join(' ')}"`,
  );
  return [
    ...unique(parts.flatMap(({ scripts }) => scripts)).map(link('rel="modulepreload"')),
    ...unique(parts.flatMap(({ styles }) => styles)).map(link('rel="preload" as="style"')),
    `<meta name="first-calls" content="${unique(calls).join(' ')}" data-area="${name}"${languages.join('')}>`,
  ].join('\n    ');
}

/**
 * Draws the page's heading where the console will, in both languages: the script in the page knows which of them
 * shows. Screen readers wait for the console's own, since this one goes. '' for a page that is named by its record.
 */
function drawHeading(found: Found): string {
  const labels = findLabels(found?.values[0]);
  const isList = found?.page.path === '/:resource';
  const { en, hi } = found?.page.heading ?? {
    en: isList ? labels?.en.name : undefined,
    hi: isList ? labels?.hi.name : undefined,
  };
  if (en === undefined || hi === undefined) return '';
  const inLanguage = (language: Language, text: string) =>
    `<span lang="${language}">${escapeHtml(text)}</span>`;
  return `<main data-waiting aria-busy="true"><p aria-hidden="true">${inLanguage('en', en)}${inLanguage('hi', hi)}</p></main>`;
}

/**
 * Returns a function that draws a console's HTML for the person whom a request's cookies name: with its
 * heading, and with the files and first calls of the page, so that they load side by side. Resolves to undefined for everybody else, and without
 * the build's `console.json`.
 */
export function createConsolePages(
  dist: string,
): (name: ConsoleName, request: Request) => Promise<string | undefined> {
  const read = (name: ConsoleName, file: string) => readFile(join(dist, name, file), 'utf8');
  return async (name, request) => {
    const visitor = readVisitor(name, parseCookies(request));
    const asked = getRequestPath(request).replace(/(?<=.)\/+$/, '');
    if (!visitor || !`${asked}/`.startsWith(APPS[name].base) || !isDecodable(asked))
      return undefined;
    const text = await read(name, 'console.json').catch(() => undefined);
    if (text === undefined) return undefined;
    const pages = consolePagesSchema.validateSync(JSON.parse(text));
    const found = findPage(pages.pages, findPath(name, asked, visitor));
    const tags = buildTags(name, pages, found, visitor);
    // The script in the page reads the tags before it.
    return (await read(name, 'index.html'))
      .replace('<script>', (start) => `${tags}\n    ${start}`)
      .replace('<div id="root">', (start) => start + drawHeading(found));
  };
}
