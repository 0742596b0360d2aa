import { lazyPage, type PageManifest } from '@marketplace/shared/admin';
import { getDispute, getPartnerLedgerLine, getPayout } from '@marketplace/shared/api';
import Assessment from '@mui/icons-material/AssessmentOutlined';

const entry = { icon: Assessment, group: 'reports' } as const;
const hidden = { ...entry, hidden: true } as const;
const records = () => import('./RecordReports');

/** What the partner earned, why, and when it is paid. */
export const reports: readonly PageManifest[] = [
  {
    ...entry,
    path: '/reports',
    label: 'reports.title',
    page: lazyPage(async () => (await import('./Ledger')).Ledger),
  },
  {
    ...hidden,
    path: '/reports/entries/:id',
    calls: [getPartnerLedgerLine],
    label: 'reports.line',
    page: lazyPage(async () => (await import('./LedgerLinePage')).LedgerLinePage),
  },
  {
    ...hidden,
    path: '/reports/leads',
    label: 'reports.leads',
    page: lazyPage(async () => (await records()).LeadReport),
  },
  {
    ...hidden,
    path: '/reports/applications',
    label: 'reports.applications',
    page: lazyPage(async () => (await records()).ApplicationReport),
  },
  {
    ...hidden,
    path: '/reports/payouts',
    label: 'reports.payouts',
    page: lazyPage(async () => (await records()).PayoutReport),
  },
  {
    ...hidden,
    path: '/reports/payouts/:id',
    calls: [getPayout],
    label: 'reports.payout',
    page: lazyPage(async () => (await import('./PayoutPage')).PayoutPage),
  },
  {
    ...hidden,
    path: '/reports/disputes',
    label: 'reports.disputes',
    page: lazyPage(async () => (await records()).DisputeReport),
  },
  {
    ...hidden,
    path: '/reports/disputes/:id',
    calls: [getDispute],
    label: 'reports.disputes',
    page: lazyPage(async () => (await import('./PartnerDispute')).PartnerDispute),
  },
];
