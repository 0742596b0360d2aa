export { formatMissing, formatPayment, formatSlabConditions, type OfferedLender } from './slabText';
