import { purgeDrafts } from '@marketplace/shared/session';
import { clearErasedAccounts } from './pendingErasure';

/** Drops drafts that are too old to be of use, and what is left of who was erased. */
export function purgeExpiredDrafts(): void {
  purgeDrafts();
  clearErasedAccounts();
}
