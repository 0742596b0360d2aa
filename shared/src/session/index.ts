export type { AdminRole, Area } from '../api/area';
export { areaOf } from './area';
export { adminRoleOf, decodeRole, encodeRole } from './role';
export {
  type AdminRoute,
  type AdminRouteName,
  adminHome,
  adminRouteFor,
  adminRoutes,
  mayVisit,
} from './adminRoutes';
export {
  type KeptName,
  type KeptValues,
  type UtmParameters,
  forget,
  keep,
  keepLanguage,
  kept,
  utmOf,
} from './cookies';
export {
  type Sessions,
  clearApplicationData,
  clearCredentials,
  isPasswordDue,
  readRole,
  readToken,
  readUser,
  saveSession,
} from './credentials';
export { changePassword, type Passwords } from './changePassword';
export { browserStorage } from './browserStorage';
export { safeCallback } from './callback';
export { isSignInPath, signInPath } from './signIn';
export { type Place, afterUnauthorized } from './unauthorized';
export { type LogoutOptions, logout } from './logout';
export {
  type Draft,
  type DraftKey,
  STRANGER,
  dropDraft,
  dropDraftsOf,
  hasDraft,
  readDraft,
  saveDraft,
  sweepDrafts,
  watchDraft,
} from './drafts';
export {
  type InputValues,
  clearInputs,
  clearInputsOfOthers,
  hasInput,
  readInput,
  removeInput,
  saveInput,
} from './persistedInput';
export {
  type SignInNote,
  type SignInReason,
  clearSignInNote,
  noteSignIn,
  readSignInNote,
  returnPath,
} from './signInNote';
export { secretFields, withoutSecrets } from './secretFields';
export {
  type IdleConfig,
  KEEP_ALIVE_MS,
  defaultIdle,
  idleTimeoutMs,
  minServerIdleMinutes,
  secondsLeft,
} from './idle';
