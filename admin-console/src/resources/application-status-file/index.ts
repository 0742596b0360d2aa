import type { PageManifest } from '@marketplace/shared/admin';
import UploadFile from '@mui/icons-material/UploadFileOutlined';
import { lazy } from 'react';

export const applicationStatusFile: PageManifest = {
  path: '/application-status-file',
  label: 'ui.admin_routes.application_status_file',
  icon: UploadFile,
  group: 'files',
  page: lazy(() => import('./StatusFilePage').then((m) => ({ default: m.StatusFilePage }))),
};
