export { BrandPanel } from './BrandPanel';
