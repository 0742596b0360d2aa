export { ShareProduct } from './ShareProduct';
