export { ADMIN_ROLES, type AdminRole, type Area } from '../resources/area';
export { ApiError } from './apiError';
export { listFieldErrors, getApiErrorText } from './errorText';
export * from './calls/approvals';
export * from './calls/audit';
export * from './calls/partner/brand';
export * from './calls/partner/partners';
export * from './calls/partner/brandStudio';
export * from './calls/lenders/catalogue';
export * from './calls/borrower/comparison';
export * from './calls/borrower/consents';
export * from './calls/customers/dedupe';
export * from './calls/earnings/disputes';
export * from './calls/borrower/drafts';
export * from './calls/customers/erasures';
export * from './calls/lenders/eligibility';
export * from './calls/partner/faqs';
export * from './calls/partner/funnel';
export * from './calls/borrower/help';
export * from './calls/imports';
export * from './calls/jobs';
export * from './calls/borrower/journey';
export * from './calls/borrower/lenderPage';
export * from './calls/lenders/lenderOverview';
export * from './calls/lenders/lenderSwitches';
export type {
  LenderCriterion,
  Offer,
  OffersData,
  UnmatchedLender,
} from './calls/borrower/offerAnswer';
export * from './calls/partner/leadConsent';
export * from './calls/partner/applications';
export * from './calls/partner/leads';
export * from './calls/earnings/ledger';
export * from './calls/partner/marketing';
export * from './calls/partner/merchants';
export * from './calls/partner/referral';
export * from './calls/customers/messaging';
export * from './calls/lenders/lenderJourney';
export * from './calls/partner/offering';
export * from './calls/session/ownSessions';
export * from './calls/partner/partnerSettings';
export * from './calls/partner/partnerUsers';
export * from './calls/earnings/payouts';
export * from './calls/earnings/statements';
export * from './calls/borrower/privacy';
export * from './calls/borrower/publicLenders';
export * from './calls/borrower/quickCheck';
export * from './calls/partner/integration';
export * from './examples';
export * from './calls/partner/prospects';
export * from './calls/borrower/goldOffers';
export * from './calls/borrower/score';
export * from './calls/borrower/reminders';
export * from './calls/earnings/disbursalBasis';
export * from './calls/earnings/reports';
export * from './calls/session/passwordReset';
export * from './calls/session/resetPassword';
export * from './calls/restore';
export * from './calls/lenders/revenue';
export * from './calls/savedViews';
export * from './calls/session/secondFactor';
export * from './calls/session/session';
export * from './calls/statusFile';
export * from './calls/earnings/summary';
export * from './calls/system';
export * from './calls/customers/telecalling';
export * from './calls/partner/tickets';
export * from './calls/partner/training';
export * from './calls/borrower/user';
export * from './calls/borrower/vouchers';
export { pendingChange, recordVersion, versionSeen } from './calls/version';
export { createClient, type CallInput, type Client, type ClientOptions } from './client';
export {
  endpoint,
  IDEMPOTENCY_HEADER,
  IDEMPOTENCY_HOURS,
  type Access,
  type AnswerOf,
  type BodyOf,
  type Endpoint,
  type ParamsOf,
  type PathParams,
  type QueryOf,
  type FileAnswer,
} from './endpoint';
export { toApiError } from './failure';
export { ENDPOINTS } from './registry';
export { buildUrl } from './request';
export { getCountLimit } from './countLimit';
export { uploadWithProgress } from './uploadWithProgress';
export { LENDERS_PATH } from './paths';
