export { buildApplicationColumns } from './applicationColumns';
