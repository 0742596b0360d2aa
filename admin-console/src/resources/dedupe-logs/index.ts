import { lazyPage, type PageManifest } from '@marketplace/shared/admin';
import { compareCustomers } from '@marketplace/shared/api';
import CallMerge from '@mui/icons-material/CallMergeOutlined';

const entry = { icon: CallMerge, group: 'customers' } as const;

export const dedupeLogs: PageManifest = {
  ...entry,
  path: '/dedupe-logs',
  label: 'ui.admin_routes.dedupe_logs',
  page: lazyPage(async () => (await import('./DedupeLogs')).DedupeLogs),
};

/** Two customers side by side, reached from the list. */
export const dedupePair: PageManifest = {
  ...entry,
  path: '/dedupe-logs/:first/:second',
  calls: [compareCustomers],
  label: 'ui.admin_routes.dedupe_pair',
  hidden: true,
  page: lazyPage(async () => (await import('./PairPage')).PairPage),
};
