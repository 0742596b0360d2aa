export { findBestStep, findSteps, LONGEST_TENURE } from './advice/loanStep';
export type { LoanStep } from './advice/loanStep';
export { AMOUNT_STEP, assessFoir, DEFAULT_MAX_FOIR_PERCENT } from './eligibility/affordability';
export { computeApr, computeInternalRate } from './pricing/apr';
export { getMinimumScore, computeRatePosition, RATE_SCORES } from './eligibility/creditScore';
export { CRITERION_NAMES, formatFigure, getCriterionUnit } from './eligibility/criterion';
export type { Criterion, CriterionTexts } from './eligibility/criterion';
export type { CriterionResult } from './eligibility/range';
export { NO_FACTS, readProfileFacts } from './eligibility/facts';
export type { BorrowerFacts } from './eligibility/facts';
export {
  BAND_QUESTIONS,
  CHANGEABLE_CRITERIA,
  PROFILE_FIELDS,
  RANGE_CRITERIA,
} from './eligibility/rangeCriteria';
export type { ProfileField } from './eligibility/rangeCriteria';
export { assessCommitments, EMI_LIMITS, MANY_APPLICATIONS } from './eligibility/commitments';
export type { CommitmentCheck, Commitments } from './eligibility/commitments';
export { getTenureRange } from './eligibility/tenure';
export { assessEligibility, buildEligibilityTest } from './eligibility/eligibility';
export type { Eligibility } from './eligibility/eligibility';
export {
  COMMISSION_GST_PERCENT,
  computeTaxShare,
  getFinancialYear,
  getTdsPercent,
  getTdsThreshold,
  taxCommissions,
} from './commission/commissionTax';
export type { CommissionTax, TaxedCommission, TaxProfile } from './commission/commissionTax';
export { computeBalanceTransfer } from './pricing/balanceTransfer';
export type { BalanceTransfer } from './pricing/balanceTransfer';
export { computePartPayment } from './pricing/partPayment';
export type { PartPayment, PartPaymentKeep } from './pricing/partPayment';
export { computeEmi, buildSchedule } from './pricing/computeEmi';
export type { Instalment, Loan, Schedule } from './pricing/computeEmi';
export { computePercent, toPaise, toRupees } from './money';
export { computeGoldNeeded } from './pricing/goldLoan';
export { computeGivingBack, splitFeeAtGivingBack } from './pricing/givingBack';
export { combineEstimates, estimateLender, FIRST_ESTIMATE } from './pricing/loanEstimate';
export type { LenderEstimate, LoanEstimate, PricedLender } from './pricing/loanEstimate';
export { hasQuote, PROCESSING_FEE_GST, PROPOSED_LOAN, quoteOffer } from './pricing/offer';
export type { Offer, LoanRequest } from './pricing/offer';
export { isSmaller, OFFER_METRICS, rankOffers } from './pricing/rankOffers';
export type { OfferMetric, RankedOffer } from './pricing/rankOffers';
export { checkSlabs } from './commission/slabChecks';
export type { SlabGap, SlabOverlap } from './commission/slabChecks';
export {
  computePartnerShare,
  computeDisbursalRevenue,
  findEarnedSlabs,
  findMonthSlabs,
  findSlab,
} from './commission/slabs';
export type { Disbursal, EarnedSlab, PartnerTerms, RevenueSlab } from './commission/slabs';
export { EMPLOYMENTS } from './terms';
export type { Employment, LenderCriteria, LenderPricing, LenderTerms } from './terms';
