import type { PageManifest } from '@marketplace/shared/admin';
import CallMerge from '@mui/icons-material/CallMergeOutlined';
import { lazy } from 'react';

const entry = { icon: CallMerge, group: 'customers' } as const;

export const dedupeLogs: PageManifest = {
  ...entry,
  path: '/dedupe-logs',
  label: 'ui.admin_routes.dedupe_logs',
  page: lazy(() => import('./DedupeLogs').then((m) => ({ default: m.DedupeLogs }))),
};

/** Two customers side by side, reached from the list. */
export const dedupePair: PageManifest = {
  ...entry,
  path: '/dedupe-logs/:first/:second',
  label: 'ui.admin_routes.dedupe_pair',
  hidden: true,
  page: lazy(() => import('./PairPage').then((m) => ({ default: m.PairPage }))),
};
