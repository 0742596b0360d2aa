export { useBusinessDialog } from './BusinessDialog';
export {
  findProduct,
  getLoanProduct,
  getShownLenders,
  getShownProducts,
  type Product,
} from './productList';
export { productsTexts } from './productTexts';
export { ProductIcon } from './ProductIcon';
