import { lazyPage, resourceManifest } from '@marketplace/shared/admin';
import { customerTasks as resource } from '@marketplace/shared/resources';
import TaskAlt from '@mui/icons-material/TaskAltOutlined';
import { DueCount } from './DueCount';

export const customerTasks = resourceManifest(resource, {
  icon: TaskAlt,
  group: 'customers',
  badge: DueCount,
  list: lazyPage(async () => (await import('./TaskList')).TaskList),
});
