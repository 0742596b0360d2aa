export { getFirstProduct, useShownProducts } from './shownProducts';
export { formatMissing, formatPayment, formatSlabConditions, type OfferedLender } from './slabText';
