import { env } from '../common/env';
import { dropOldDrafts } from '../common/oldDrafts';
import { followNewBuilds } from './newBuild';
import { workOffline } from './offline';

/** What can wait until the first page is there and the browser has nothing better to do. */
export function afterStart(): void {
  dropOldDrafts();
  const { tracking } = env;
  if (tracking)
    import('./trackVisit').then(
      ({ trackVisit }) => trackVisit(tracking),
      () => undefined,
    );
  followNewBuilds();
  workOffline().catch((error: unknown) => console.warn('No work offline', error));
}
