export { createPdf, type DocumentSettings } from './createPdf';
export type { TableColumn, TableRow } from './table';
