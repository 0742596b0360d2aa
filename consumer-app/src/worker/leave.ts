import { deleteAllCaches } from './caches';

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));

// Takes the worker off the device with all that it kept. Open pages go on with the network alone.
self.addEventListener('activate', (event) => {
  event.waitUntil(deleteAllCaches().then(() => self.registration.unregister()));
});
