export { createdWithin } from './createdWithin';
export { filterRows } from './filterRows';
export { LocalList } from './LocalList';
export { maskedSearch } from './maskedSearch';
export { PrintButton } from './PrintButton';
export { type ColumnParts, createdColumn, customerColumn, partnerColumn } from './reportColumns';
export { UrlList } from './UrlList';
export { useReport } from './useReport';
export { useUrlFilters } from './useUrlFilters';
