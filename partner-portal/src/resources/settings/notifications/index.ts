export { NotificationsPanel } from './NotificationsPanel';
