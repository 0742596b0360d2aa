import type { Migration } from '../migration';
import { bookkeeping } from './0001_bookkeeping';

/** In order. One that has been released is not changed any more: another is added. */
export const migrations: readonly Migration[] = [bookkeeping];
