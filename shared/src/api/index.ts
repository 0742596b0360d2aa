export { ADMIN_ROLES, type AdminRole, type Area } from '../resources/area';
export { ApiError, nullIfMissing } from './apiError';
export { fieldReasons, getApiErrorText } from './errorText';
export * from './calls/approvals';
export * from './calls/audit';
export * from './calls/brand';
export * from './calls/partners';
export * from './calls/brandStudio';
export * from './calls/catalogue';
export * from './calls/consents';
export * from './calls/dedupe';
export * from './calls/disputes';
export * from './calls/drafts';
export * from './calls/erasures';
export * from './calls/eligibility';
export * from './calls/faqs';
export * from './calls/funnel';
export * from './calls/help';
export * from './calls/imports';
export * from './calls/journey';
export * from './calls/lenderPage';
export * from './calls/lenderOverview';
export * from './calls/lenderSwitches';
export type { LenderCriterion, Offer, OffersData, UnmatchedLender } from './calls/offerAnswer';
export * from './calls/leads';
export * from './calls/ledger';
export * from './calls/marketing';
export * from './calls/merchants';
export * from './calls/referral';
export * from './calls/messaging';
export * from './calls/lenderJourney';
export * from './calls/offering';
export * from './calls/ownSessions';
export * from './calls/partnerSettings';
export * from './calls/partnerUsers';
export * from './calls/payouts';
export * from './calls/statements';
export * from './calls/privacy';
export * from './calls/publicLenders';
export * from './calls/integration';
export * from './examples';
export * from './calls/prospects';
export * from './calls/reminders';
export * from './calls/disbursalBasis';
export * from './calls/reports';
export * from './calls/resetPassword';
export * from './calls/restore';
export * from './calls/revenue';
export * from './calls/savedViews';
export * from './calls/secondFactor';
export * from './calls/session';
export * from './calls/statusFile';
export * from './calls/summary';
export * from './calls/system';
export * from './calls/telecalling';
export * from './calls/tickets';
export * from './calls/training';
export * from './calls/user';
export * from './calls/vouchers';
export { recordVersion, versionSeen } from './calls/version';
export { createClient, type CallInput, type Client, type ClientOptions } from './client';
export {
  endpoint,
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
export { uploadWithProgress } from './uploadWithProgress';
export { LENDERS_PATH } from './paths';
