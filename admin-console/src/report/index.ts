export { CustomerInput } from './CustomerInput';
export { CustomerLink } from './CustomerLink';
export { PrintButton } from './PrintButton';
export {
  type ColumnParts,
  buildCreatedColumn,
  buildCustomerColumn,
  buildLinkColumn,
  buildPartnerColumn,
  stackLines,
} from './reportColumns';
export { useReport } from './useReport';
