export { loadHindiFont } from '@marketplace/shared/ui';
