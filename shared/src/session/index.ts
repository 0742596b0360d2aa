export type { AdminRole, Area } from '../resources/area';
export { getArea } from './area';
export { toAdminRole, decodeRole, encodeRole } from './role';
export {
  type ClientValueName,
  type ClientValues,
  type UtmParameters,
  removeClientValue,
  setClientValue,
  keepLanguage,
  getClientValue,
  parseUtm,
} from './clientValues';
export {
  type Sessions,
  clearApplicationData,
  clearCredentials,
  isPasswordDue,
  isSecondFactorDue,
  recordSecondFactor,
  readRole,
  readToken,
  readUser,
  saveSession,
} from './credentials';
export { changePassword, type Passwords } from './changePassword';
export { browserStorage } from './browserStorage';
export { toSafeCallback } from './callback';
export { isSignInPath, signInPath } from './signIn';
export { type RequestedPage, handleUnauthorized } from './unauthorized';
export { type LogoutOptions, logout } from './logout';
export {
  type Draft,
  type DraftKey,
  ANONYMOUS,
  deleteDraft,
  deleteUserDrafts,
  hasDraft,
  readDraft,
  saveDraft,
  purgeDrafts,
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
  saveSignInNote,
  readSignInNote,
  returnPath,
} from './signInNote';
export { secretFields, omitSecrets } from './secretFields';
export {
  type IdleConfig,
  KEEP_ALIVE_MS,
  defaultIdle,
  getIdleTimeoutMs,
  getMinServerIdleMinutes,
  getSecondsLeft,
} from './idle';
