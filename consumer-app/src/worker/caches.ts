/** The files of one build; `scripts/build/offlineWorker.ts` writes them into the worker. */
interface Build {
  /** The address of the app's shell, with a hash of its bare content as query. */
  page: string;
  /** The files of the shell and of the most visited pages. */
  shell: readonly string[];
  /** The Hindi texts of these pages and the Hindi font. */
  hindi: readonly string[];
  /** Every file with a hash in its name. */
  all: readonly string[];
}

declare const OFFLINE_BUILD: Build;

const build: Build = OFFLINE_BUILD;

const CACHE = 'files';
/** This cache exists if the device has used Hindi. */
const HINDI = 'hindi';
/**
 * Number of parallel downloads; a browser opens no more connections to one server, and more would
 * delay the page.
 */
const PARALLEL_DOWNLOADS = 6;

/** Downloads the files that are not cached. Names contain a hash, so a cached file is never out of date. */
async function cacheFiles(files: readonly string[]): Promise<void> {
  const cache = await caches.open(CACHE);
  const cached = new Set((await cache.keys()).map(({ url }) => url));
  const missing = files.filter((file) => !cached.has(new URL(file, self.location.origin).href));
  for (let start = 0; start < missing.length; start += PARALLEL_DOWNLOADS)
    await cache.addAll(missing.slice(start, start + PARALLEL_DOWNLOADS));
}

/**
 * Caches the shell as the server draws it for this visitor now: the brand of their partner, and
 * 'Loading' in their language. The shell of a newer build, whose files are not cached, is left out.
 */
export async function cachePage(): Promise<void> {
  const page = await fetch(build.page);
  if (!page.ok) throw new Error(`The shell answered ${page.status}`);
  const html = await page.clone().text();
  const scripts = html.match(/\/assets\/[\w.-]+\.js/g) ?? [];
  if (scripts.every((script) => build.all.includes(script)))
    await (await caches.open(CACHE)).put(build.page, page);
}

/** Caches what the next visit needs offline, including Hindi if the device uses it. */
export async function cacheShell(): Promise<void> {
  const hindi = (await caches.has(HINDI)) ? build.hindi : [];
  await Promise.all([cachePage(), cacheFiles([...build.shell, ...hindi])]);
}

/** Records that the device uses Hindi, and caches its files. */
export async function cacheHindi(): Promise<void> {
  await caches.open(HINDI);
  await cacheFiles(build.hindi);
}

/** Caches the files that a page loaded before this worker controlled it. */
export async function cacheUsedFiles(files: readonly string[]): Promise<void> {
  const own = new Set(build.all);
  await cacheFiles(files.filter((file) => own.has(file)));
}

/** Deletes the cached files of older builds. */
export async function deleteOldCaches(): Promise<void> {
  const own = new Set(
    [build.page, ...build.all].map((file) => new URL(file, self.location.origin).href),
  );
  const cache = await caches.open(CACHE);
  const old = (await cache.keys()).filter(({ url }) => !own.has(url));
  await Promise.all(old.map((request) => cache.delete(request)));
}

export async function deleteAllCaches(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name);
}

/** Responds with a file of the build from the cache, or downloads and caches it. */
export async function respondWithFile(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const cached = await cache.match(request);
  if (cached) return cached;
  const fetched = await fetch(request);
  // On a full disk only the cached copy is missing, not the page.
  if (fetched.ok) await cache.put(request, fetched.clone()).catch(() => undefined);
  return fetched;
}

/** The cached shell page, from which every address starts. */
export const getShellPage = async (): Promise<Response | undefined> =>
  (await caches.open(CACHE)).match(build.page);
