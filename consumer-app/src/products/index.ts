export { useBusinessDialog } from './BusinessDialog';
export { findProduct, getLoanProduct, getShownProducts, type Product } from './productList';
export { productsTexts } from './productTexts';
export { ProductIcon } from './ProductIcon';
