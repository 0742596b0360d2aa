import { respondWithPage } from './respondWithPage';
import {
  respondWithFile,
  deleteOldCaches,
  cacheHindi,
  cachePage,
  cacheShell,
  cacheUsedFiles,
} from './caches';
import { classifyRequest } from './classifyRequest';

/** Message from a page: whether it is in Hindi, and which files it loaded without the worker. */
interface Message {
  hindi: boolean;
  files: string[];
}

/** Parses a message tolerantly, because the page may belong to another build. */
function readMessage(data: unknown): Message {
  const { hindi, files } = typeof data === 'object' && data !== null ? toRecord(data) : {};
  return {
    hindi: hindi === true,
    files: Array.isArray(files) ? files.filter((file) => typeof file === 'string') : [],
  };
}

const toRecord = (value: object): Record<string, unknown> => ({ ...value });

/** Offline the cached shell stays. */
const refreshPage = (): Promise<void> => cachePage().catch(() => undefined);

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', (event) => {
  event.waitUntil(cacheShell().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  const work = [
    deleteOldCaches(),
    self.registration.navigationPreload?.enable(),
    self.clients.claim(),
  ];
  event.waitUntil(Promise.all(work));
});

self.addEventListener('fetch', (event) => {
  const kind = classifyRequest(event.request, self.location.origin);
  if (kind === 'page') event.respondWith(respondWithPage(event));
  if (kind === 'file') event.respondWith(respondWithFile(event.request));
});

self.addEventListener('message', (event) => {
  const { hindi, files } = readMessage(event.data);
  event.waitUntil(
    Promise.all([cacheUsedFiles(files), hindi ? cacheHindi() : undefined, refreshPage()]),
  );
});
