export { useBusinessDialog } from './BusinessDialog';
export {
  findProduct,
  getLoanProduct,
  getProductCode,
  getShownLenders,
  getShownProducts,
  type Product,
  PRODUCTS,
} from './productList';
export { productsTexts } from './productTexts';
export { ProductIcon } from './ProductIcon';
