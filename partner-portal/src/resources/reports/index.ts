import type { PageManifest } from '@marketplace/shared/admin';
import Assessment from '@mui/icons-material/AssessmentOutlined';
import { lazy } from 'react';

const entry = { icon: Assessment, group: 'reports' } as const;
const hidden = { ...entry, hidden: true } as const;
const records = () => import('./RecordReports');

/** What the partner earned, why, and when it is paid. */
export const reports: readonly PageManifest[] = [
  {
    ...entry,
    path: '/reports',
    label: 'reports.title',
    page: lazy(() => import('./Ledger').then((m) => ({ default: m.Ledger }))),
  },
  {
    ...hidden,
    path: '/reports/entries/:id',
    label: 'reports.line',
    page: lazy(() => import('./LedgerLinePage').then((m) => ({ default: m.LedgerLinePage }))),
  },
  {
    ...hidden,
    path: '/reports/leads',
    label: 'reports.leads',
    page: lazy(() => records().then((m) => ({ default: m.LeadReport }))),
  },
  {
    ...hidden,
    path: '/reports/applications',
    label: 'reports.applications',
    page: lazy(() => records().then((m) => ({ default: m.ApplicationReport }))),
  },
  {
    ...hidden,
    path: '/reports/payouts',
    label: 'reports.payouts',
    page: lazy(() => records().then((m) => ({ default: m.PayoutReport }))),
  },
  {
    ...hidden,
    path: '/reports/payouts/:id',
    label: 'reports.payout',
    page: lazy(() => import('./PayoutPage').then((m) => ({ default: m.PayoutPage }))),
  },
  {
    ...hidden,
    path: '/reports/disputes',
    label: 'reports.disputes',
    page: lazy(() => records().then((m) => ({ default: m.DisputeReport }))),
  },
  {
    ...hidden,
    path: '/reports/disputes/:id',
    label: 'reports.disputes',
    page: lazy(() => import('./PartnerDispute').then((m) => ({ default: m.PartnerDispute }))),
  },
];
