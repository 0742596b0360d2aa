export { FileColumns } from './FileColumns';
export { FileDrop } from './FileDrop';
export { formatStatus } from './formatStatus';
export { PagedTable } from './PagedTable';
export { UploadHistory } from './UploadHistory';
