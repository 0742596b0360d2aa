export { useBusinessDialog } from './BusinessDialog';
export { findProduct, getLoanProduct, type Product, PRODUCTS } from './productList';
export { productsTexts } from './productTexts';
