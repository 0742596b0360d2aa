import type { PageManifest } from '@marketplace/shared/admin';
import Payments from '@mui/icons-material/PaymentsOutlined';
import TableChart from '@mui/icons-material/TableChartOutlined';
import { createElement, lazy } from 'react';
import type { ImportKindName } from '@marketplace/shared/resources';

const workbench = (kind: ImportKindName) =>
  lazy(async () => {
    const { Workbench } = await import('@marketplace/shared/admin/imports');
    return { default: () => createElement(Workbench, { kind }) };
  });

/** Lenders' reports of their disbursals. */
export const misUpload: PageManifest = {
  path: '/mis-upload',
  label: 'ui.admin_routes.mis_upload',
  icon: TableChart,
  group: 'files',
  page: workbench('mis'),
};

/** Lenders' statements of commissions, for the partners' ledger. */
export const commissionUploadFile: PageManifest = {
  path: '/commission-upload-file',
  label: 'ui.admin_routes.commission_upload_file',
  icon: Payments,
  group: 'files',
  page: workbench('commission'),
};
