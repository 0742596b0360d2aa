import { answerPage } from './answerPage';
import { answerFile, dropOld, keepHindi, keepShell, keepUsed } from './files';
import { kindOf } from './kindOf';
import { readMessage } from './readMessage';

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', (event) => {
  event.waitUntil(keepShell().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  const work = [dropOld(), self.registration.navigationPreload?.enable(), self.clients.claim()];
  event.waitUntil(Promise.all(work));
});

self.addEventListener('fetch', (event) => {
  const kind = kindOf(event.request, self.location.origin);
  if (kind === 'page') event.respondWith(answerPage(event));
  if (kind === 'file') event.respondWith(answerFile(event.request));
});

self.addEventListener('message', (event) => {
  const { hindi, files } = readMessage(event.data);
  event.waitUntil(Promise.all([keepUsed(files), hindi ? keepHindi() : undefined]));
});
