export { SecurityPanel } from './SecurityPanel';
