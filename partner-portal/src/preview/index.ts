export { usePreviewOptions } from './usePreviewOptions';
