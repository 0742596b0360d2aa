import { env } from '../browser/env';
import { currentLanguage, i18n } from '../language/i18n';

/** Files of the build that this page has fetched so far. */
const fetched = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin }) => origin === window.location.origin)
    .map(({ pathname }) => pathname);

/**
 * Registers the worker that opens these pages without a network, and tells it what this page has used
 * of the build: the worker was not there when it was fetched. Where a browser takes no worker, nothing
 * is lost but that. `env.offline` says how to be rid of it.
 */
export async function registerServiceWorker(): Promise<void> {
  if (!env.offline || !('serviceWorker' in navigator)) return;
  await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  const { active } = await navigator.serviceWorker.ready;
  const report = () => active?.postMessage({ hindi: currentLanguage() === 'hi', files: fetched() });
  report();
  i18n.on('languageChanged', report);
}
