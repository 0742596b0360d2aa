export { createPdf, type Paper } from './createPdf';
export type { TableColumn, TableRow } from './table';
