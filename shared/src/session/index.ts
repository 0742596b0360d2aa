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
} from './storage/clientValues';
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
} from './storage/credentials';
export { changePassword, type Passwords } from './signIn/changePassword';
export { getBrowserStorage } from './storage/browserStorage';
export { toSafeCallback } from './signIn/callback';
export { isSignInPath, signInPath } from './signIn/signIn';
export { type RequestedPage, handleUnauthorized } from './signIn/unauthorized';
export { type LogoutOptions, logout } from './signIn/logout';
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
} from './storage/drafts';
export {
  type InputValues,
  clearInputs,
  clearInputsOfOthers,
  hasInput,
  readInput,
  removeInput,
  saveInput,
} from './storage/persistedInput';
export {
  type SignInNote,
  type SignInReason,
  clearSignInNote,
  saveSignInNote,
  readSignInNote,
  returnPath,
} from './signIn/signInNote';
export { secretFields, omitSecrets } from './storage/secretFields';
export {
  type IdleConfig,
  KEEP_ALIVE_MS,
  defaultIdle,
  getIdleTimeoutMs,
  getMinServerIdleMinutes,
  getSecondsLeft,
} from './idle';
