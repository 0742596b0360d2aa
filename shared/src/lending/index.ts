export { AMOUNT_STEP, assessFoir, DEFAULT_MAX_FOIR_PERCENT } from './affordability';
export { computeApr, computeInternalRate } from './apr';
export { combineTerms, computeLenderTerms } from './catalogueTerms';
export type { CatalogueTerms, PricedLender } from './catalogueTerms';
export { getMinimumScore, computeRatePosition } from './creditScore';
export type {
  ActiveCriterion,
  AmountCriterion,
  Criterion,
  EmploymentCriterion,
  FoirCriterion,
  CriterionResult,
  Range,
  RangeCriterion,
} from './criterion';
export { assessEligibility, buildEligibilityTest } from './eligibility';
export type { Eligibility } from './eligibility';
export { COMMISSION_GST_PERCENT, taxCommissions, getTdsPercent } from './commissionTax';
export type { CommissionTax, TaxedCommission, TaxProfile } from './commissionTax';
export { computeEmi, buildSchedule } from './computeEmi';
export type { Instalment, Loan, Schedule } from './computeEmi';
export { computePercent, toPaise, toRupees } from './money';
export { hasQuote, PROCESSING_FEE_GST, PROPOSED_LOAN, quoteOffer } from './offer';
export type { Offer, LoanRequest } from './offer';
export { OFFER_METRICS, rankOffers } from './rankOffers';
export type { OfferMetric, RankedOffer } from './rankOffers';
export { findGaps, findOverlaps, findUnreachable } from './slabChecks';
export type { SlabGap, SlabOverlap } from './slabChecks';
export { computePartnerShare, computeDisbursalRevenue, findEarnedSlabs, findSlab } from './slabs';
export type { Disbursal, EarnedSlab, PartnerTerms, RevenueSlab } from './slabs';
export { NO_FACTS } from './terms';
export type {
  BorrowerFacts,
  Employment,
  LenderCriteria,
  LenderPricing,
  LenderTerms,
} from './terms';
