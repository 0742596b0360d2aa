export { ProfilePanel } from './ProfilePanel';
