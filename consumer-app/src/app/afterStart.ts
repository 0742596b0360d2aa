import { dropOldDrafts } from '../common/oldDrafts';
import { followNewBuilds } from './newBuild';
import { workOffline } from './offline';

/** What can wait until the first page is there and the browser has nothing better to do. */
export function afterStart(): void {
  dropOldDrafts();
  followNewBuilds();
  workOffline().catch((error: unknown) => console.warn('No work offline', error));
}
