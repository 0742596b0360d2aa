export { PayoutAccountPanel } from './PayoutAccountPanel';
