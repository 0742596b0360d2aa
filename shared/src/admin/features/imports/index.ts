export { ImportCheck } from './ImportCheck';
export { UploadHistory } from './UploadHistory';
export { Workbench } from './Workbench';
