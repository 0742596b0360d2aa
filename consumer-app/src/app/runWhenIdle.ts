import { env } from '../browser/env';
import { purgeExpiredDrafts } from '../session/expiredDrafts';
import { reloadOnNewBuild } from './reloadOnNewBuild';
import { registerServiceWorker } from './registerServiceWorker';

/** Runs the work that can wait until the first page is shown and the browser is idle. */
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
