export { ApplyButton } from './apply/ApplyButton';
export {
  type CalculatorInput,
  type CalculatorName,
  readCalculatorInput,
  saveCalculatorInput,
} from './calculatorInput';
export { CalculatorLinks } from './CalculatorLinks';
export { ConsentsNeeded } from './apply/ConsentsNeeded';
export {
  formatCoolingOff,
  formatFee,
  formatForeclosureCharge,
  formatPenalCharge,
  formatCriteriaToCheck,
  formatTenureLimit,
} from './keyFacts/facts';
export { isNamed, matchesLenderKey, type ProductLender, useProductLenders } from './productLenders';
export { formatFeeAtGivingBack } from './keyFacts/otherFacts';
export { KeyFacts } from './keyFacts/KeyFacts';
export {
  getDeclinedPath,
  getHandOverPath,
  INDIALENDS,
  getLenderCodePath,
  getLenderPath,
} from './lenderPaths';
export {
  AMOUNT,
  AMOUNT_STOPS,
  getSavedLoanRequest,
  isAllowedAmount,
  isAllowedTenure,
  toNearestLoanRequest,
  findNearestStop,
  forgetLoanRequests,
  saveLoanRequest,
  serializeLoanRequest,
  TENURE,
} from './loanRequest';
export { Money } from './Money';
export { Monogram } from './Monogram';
export { OfferConsent } from './apply/OfferConsent';
export { getReason, getReasons } from './reasons';
export { ScrollRegion } from './ScrollRegion';
export { TakeOffer } from './apply/TakeOffer';
export { type LenderNeeds, useApply } from './apply/useApply';
export { type OffersTexts, useOffersTexts } from './useOffersTexts';
