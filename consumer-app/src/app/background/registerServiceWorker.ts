import { env } from '../../env';
import { getCurrentLanguage, onLanguageChange } from '../../i18n';

/** Paths of the build's files that this page has loaded so far. */
const getLoadedFiles = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin }) => origin === window.location.origin)
    .map(({ pathname }) => pathname);

/**
 * Registers the service worker that serves the pages offline, and sends it the list of files that
 * this page loaded before the worker existed. Browsers without service workers only lose offline
 * use. `env.offline` says how to remove the worker.
 */
export async function registerServiceWorker(): Promise<void> {
  if (!env.offline || !('serviceWorker' in navigator)) return;
  await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  const { active } = await navigator.serviceWorker.ready;
  const report = () =>
    active?.postMessage({ hindi: getCurrentLanguage() === 'hi', files: getLoadedFiles() });
  report();
  onLanguageChange(report);
}
