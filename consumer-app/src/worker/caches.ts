import { build } from './build';

const CACHE = 'files';
/** There while Hindi has been used on this device. */
const HINDI = 'hindi';
/** As many as a browser fetches from one server at once; more would only hold up the page. */
const AT_ONCE = 6;

/** Fetches what is not kept yet. Names carry a hash, so what is there is never out of date. */
async function keep(files: readonly string[]): Promise<void> {
  const cache = await caches.open(CACHE);
  const kept = new Set((await cache.keys()).map(({ url }) => url));
  const missing = files.filter((file) => !kept.has(new URL(file, self.location.origin).href));
  for (let start = 0; start < missing.length; start += AT_ONCE)
    await cache.addAll(missing.slice(start, start + AT_ONCE));
}

/** What the next visit needs without a network, Hindi included where it is used. */
export async function cacheShell(): Promise<void> {
  const hindi = (await caches.has(HINDI)) ? build.hindi : [];
  await keep([build.page, ...build.shell, ...hindi]);
}

/** Hindi is used on this device from now on. */
export async function cacheHindi(): Promise<void> {
  await caches.open(HINDI);
  await keep(build.hindi);
}

/** What a page had fetched before this worker answered for it. */
export async function cacheUsedFiles(files: readonly string[]): Promise<void> {
  const own = new Set(build.all);
  await keep(files.filter((file) => own.has(file)));
}

/** Drops what is of older builds. */
export async function deleteOldCaches(): Promise<void> {
  const own = new Set(
    [build.page, ...build.all].map((file) => new URL(file, self.location.origin).href),
  );
  const cache = await caches.open(CACHE);
  const old = (await cache.keys()).filter(({ url }) => !own.has(url));
  await Promise.all(old.map((request) => cache.delete(request)));
}

/** Drops everything. */
export async function deleteAllCaches(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name);
}

/** A file of the build: as it is kept, otherwise fetched and kept. */
export async function respondWithFile(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request);
  if (kept) return kept;
  const fetched = await fetch(request);
  // A disk that is full costs the copy, not the page.
  if (fetched.ok) await cache.put(request, fetched.clone()).catch(() => undefined);
  return fetched;
}

/** The page that every address starts from. */
export const getShellPage = async (): Promise<Response | undefined> =>
  (await caches.open(CACHE)).match(build.page);
