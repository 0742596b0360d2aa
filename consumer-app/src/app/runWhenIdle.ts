import { env } from '../browser/env';
import { purgeExpiredDrafts } from '../session/expiredDrafts';
import { reloadOnNewBuild } from './reloadOnNewBuild';
import { registerServiceWorker } from './registerServiceWorker';

/** What can wait until the first page is there and the browser has nothing better to do. */
export function runWhenIdle(): void {
  purgeExpiredDrafts();
  const { tracking } = env;
  if (tracking)
    import('./trackVisit').then(
      ({ trackVisit }) => trackVisit(tracking),
      () => undefined,
    );
  reloadOnNewBuild();
  registerServiceWorker().catch((error: unknown) => console.warn('No work offline', error));
}
