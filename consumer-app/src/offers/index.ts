export { ConsentsNeeded } from './ConsentsNeeded';
export {
  coolingOffDays,
  coolingOffText,
  feeText,
  foreclosureText,
  penalText,
  toCheckText,
} from './facts';
export { type GoldLender, isNamed, useGoldLenders } from './goldLenders';
export { KeyFacts } from './KeyFacts';
export { declinedPath, handOverPath, INDIALENDS, lenderCodePath, lenderPath } from './lenderPaths';
export {
  AMOUNT,
  AMOUNT_STOPS,
  getSavedLoanRequest,
  isAllowedAmount,
  isAllowedTenure,
  nearestLoanRequest,
  nearestStop,
  saveLoanRequest,
  serializeLoanRequest,
  TENURE,
} from './loanRequest';
export { Money } from './Money';
export { Monogram } from './Monogram';
export { OfferConsent } from './OfferConsent';
export { getReasons } from './reasons';
export { ScrollRegion } from './ScrollRegion';
export { TakeOffer } from './TakeOffer';
export { useApply } from './useApply';
export { type OffersTexts, useOffersTexts } from './useOffersTexts';
