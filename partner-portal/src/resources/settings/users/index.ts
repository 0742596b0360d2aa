export { UsersPanel } from './UsersPanel';
