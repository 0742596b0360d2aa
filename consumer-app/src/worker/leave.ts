import { deleteAllCaches } from './caches';

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));

// Deletes all caches and unregisters the worker. Open pages continue with the network only.
self.addEventListener('activate', (event) => {
  event.waitUntil(deleteAllCaches().then(() => self.registration.unregister()));
});
