import type { Migration } from '../migration';
import { bookkeeping } from './0001_bookkeeping';
import { schemaVersion } from './0002_schema_version';
import { keptCounts } from './0003_kept_counts';
import { keptSums } from './0004_kept_sums';
import { sumsByFirstValue } from './0005_sums_by_first_value';
import { keyCheck } from './0006_key_check';
import { noSharedRows } from './0007_no_shared_rows';
import { limits } from './0008_limits';
import { noKeptFigures } from './0009_no_kept_figures';
import { expandAndContract } from './0010_expand_and_contract';

/** All migrations, in order. Never change a released one; add another. */
export const migrations: readonly Migration[] = [
  bookkeeping,
  schemaVersion,
  keptCounts,
  keptSums,
  sumsByFirstValue,
  keyCheck,
  noSharedRows,
  limits,
  noKeptFigures,
  expandAndContract,
];
