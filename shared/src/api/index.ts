export { ADMIN_ROLES, type AdminRole, type Area } from '../resources/area';
export { ApiError } from './apiError';
export { listFieldErrors, getApiErrorText } from './errorText';
export * from './calls';
export type {
  LenderCriterion,
  Offer,
  OffersData,
  UnmatchedLender,
} from './calls/borrower/offerAnswer';
export * from './examples';
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
