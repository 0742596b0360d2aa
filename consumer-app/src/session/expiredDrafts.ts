import { sweepDrafts } from '@marketplace/shared/session';
import { dropErased } from './erased';

/** Drops drafts that are too old to be of use, and what is left of who was erased. */
export function dropOldDrafts(): void {
  sweepDrafts();
  dropErased();
}
