export { api } from './api';
export {
  clearLastSyncedLanguage,
  readLastSyncedLanguage,
  saveLastSyncedLanguage,
} from './lastSyncedLanguage';
export { createNavigationGuard, recordNavigation } from './navigationGuard';
export { getAttemptsLeft, getSecondsToResend, MAX_FAILED_ATTEMPTS } from './otpLifetime';
export { recordErasureDay } from './pendingErasure';
export { clearPersistedInput, hasTyped, persistInput, readPersistedInput } from './persistedInput';
export {
  chooseProduct,
  clearProduct,
  recordFailedAttempt,
  resetContact,
  session,
  setRedirect,
  setReturnPath,
  setUrlSegment,
  startVerification,
  useSession,
} from './session';
export { recordCurrentUser, signInAs } from './signInAs';
export { signOut } from './signOut';
export { getTabItem, setTabItem } from './tabStorage';
export { watchOtherTabs } from './tabSync';
export { useNavigateAfter } from './useNavigateAfter';
export { usePersistedInput } from './usePersistedInput';
