import { sweepDrafts } from '@marketplace/shared/session';

/** Drops drafts that are too old to be of use. */
export const dropOldDrafts = (): void => sweepDrafts();
