import type { PageManifest } from '@marketplace/shared/admin';
import type { ImportKindName } from '@marketplace/shared/resources';
import Payments from '@mui/icons-material/PaymentsOutlined';
import TableChart from '@mui/icons-material/TableChartOutlined';
import UploadFile from '@mui/icons-material/UploadFileOutlined';
import { createElement, lazy } from 'react';

const loadWorkbench = (kind: ImportKindName) =>
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
  page: loadWorkbench('mis'),
};

/** Lenders' statements of commissions, for the partners' ledger. */
export const commissionUploadFile: PageManifest = {
  path: '/commission-upload-file',
  label: 'ui.admin_routes.commission_upload_file',
  icon: Payments,
  group: 'files',
  page: loadWorkbench('commission'),
};

/** Files of applications' statuses. */
export const applicationStatusFile: PageManifest = {
  path: '/application-status-file',
  label: 'ui.admin_routes.application_status_file',
  icon: UploadFile,
  group: 'files',
  page: loadWorkbench('application_status'),
};
