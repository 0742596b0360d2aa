import { lazyPage, resourceManifest } from '@marketplace/shared/admin';
import { getReportNames } from '@marketplace/shared/api';
import { customerTasks as resource } from '@marketplace/shared/resources';
import TaskAlt from '@mui/icons-material/TaskAltOutlined';
import { DueCount } from './DueCount';

export const customerTasks = resourceManifest(resource, {
  calls: { list: [getReportNames] },
  icon: TaskAlt,
  group: 'customers',
  badge: DueCount,
  list: lazyPage(async () => (await import('./TaskList')).TaskList),
});
