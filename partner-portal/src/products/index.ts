export {
  formatMissing,
  formatPayment,
  formatSlabConditions,
  type OfferedLender,
  type SlabConditions,
} from './slabText';
