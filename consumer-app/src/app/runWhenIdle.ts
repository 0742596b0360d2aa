import { env } from '../browser/env';
import { reloadOnNewBuild } from './reloadOnNewBuild';
import { registerServiceWorker } from './registerServiceWorker';
import { purgeDrafts } from '@marketplace/shared/session';
import { clearErasedAccounts } from '../session/pendingErasure';

/** Deletes expired drafts, and the drafts of accounts that have been erased. */
function purgeExpiredDrafts(): void {
  purgeDrafts();
  clearErasedAccounts();
}

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
