import type { Migration } from '../migration';
import { bookkeeping } from './0001_bookkeeping';
import { schemaVersion } from './0002_schema_version';

/** In order. One that has been released is not changed any more: another is added. */
export const migrations: readonly Migration[] = [bookkeeping, schemaVersion];
