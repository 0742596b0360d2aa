import { purgeDrafts } from '@marketplace/shared/session';
import { clearErasedAccounts } from './pendingErasure';

/** Deletes expired drafts, and the drafts of accounts that have been erased. */
export function purgeExpiredDrafts(): void {
  purgeDrafts();
  clearErasedAccounts();
}
