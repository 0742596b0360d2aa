export { Badge, StatusBadge } from './StatusBadge';
