export { AMOUNT_STEP, assessFoir, DEFAULT_MAX_FOIR_PERCENT } from './affordability';
export { annualPercentageRate, monthlyInternalRate } from './apr';
export { combineTerms, termsOfLender } from './catalogueTerms';
export type { CatalogueTerms, PricedLender } from './catalogueTerms';
export { minimumScore, ratePosition } from './creditScore';
export type {
  ActiveCriterion,
  AmountCriterion,
  Criterion,
  EmploymentCriterion,
  FoirCriterion,
  Met,
  Range,
  RangeCriterion,
} from './criterion';
export { assessEligibility } from './eligibility';
export type { Eligibility } from './eligibility';
export { emi, schedule } from './emi';
export type { Instalment, Loan, Schedule } from './emi';
export { percentOf } from './money';
export { PROCESSING_FEE_GST, quoteOffer } from './offer';
export type { Offer, Wish } from './offer';
export { OFFER_METRICS, rankOffers } from './rankOffers';
export type { OfferMetric, RankedOffer } from './rankOffers';
export { findGaps, findOverlaps } from './slabFaults';
export type { SlabGap, SlabOverlap } from './slabFaults';
export { partnerShare, revenueOn, slabFor } from './slabs';
export type { Disbursal, PartnerTerms, RevenueSlab } from './slabs';
export { NO_FACTS } from './terms';
export type {
  BorrowerFacts,
  Employment,
  LenderCriteria,
  LenderPricing,
  LenderTerms,
} from './terms';
