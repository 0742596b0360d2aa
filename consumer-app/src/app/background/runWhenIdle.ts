import { env } from '../../env';
import { reloadOnNewBuild } from './reloadOnNewBuild';
import { registerServiceWorker } from './registerServiceWorker';
import { getBrowserStorage } from '@marketplace/shared/session';

/** Runs the work that can wait until the first page is shown and the browser is idle. */
export function runWhenIdle(): void {
  // A new visitor has stored nothing, so nothing can have expired.
  if (getBrowserStorage()?.length)
    import('../../session/account/pendingErasure').then(
      ({ purgeExpired }) => purgeExpired(),
      () => undefined,
    );
  const { tracking } = env;
  if (tracking)
    import('./trackVisit').then(
      ({ trackVisit }) => trackVisit(tracking),
      () => undefined,
    );
  reloadOnNewBuild();
  registerServiceWorker().catch((error: unknown) => console.warn('No work offline', error));
}
