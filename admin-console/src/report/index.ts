export { CustomerInput } from './CustomerInput';
export { CustomerLink } from './CustomerLink';
export { maskedSearch } from './maskedSearch';
export { PrintButton } from './PrintButton';
export { type ColumnParts, createdColumn, customerColumn, partnerColumn } from './reportColumns';
export { useReport } from './useReport';
