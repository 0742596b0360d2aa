import { mergeSchema } from '@marketplace/shared/schema';
import type { MergeRecord } from './records';
import { toView } from './views';

const selectMerge = toView(mergeSchema);
/** Merges from before contacts had to confirm them count as confirmed. */
export const mergeView = (merge: Readonly<MergeRecord>) =>
  selectMerge({
    ...merge,
    confirmed_at: merge.confirmed_at === undefined ? merge.at : merge.confirmed_at,
  });
