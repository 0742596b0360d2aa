export { api } from './api';
export {
  clearLastSyncedLanguage,
  readLastSyncedLanguage,
  saveLastSyncedLanguage,
} from './account/lastSyncedLanguage';
export {
  createNavigationGuard,
  recordNavigation,
  useNavigateAfter,
} from './navigation/navigationGuard';
export { getAttemptsLeft, getSecondsToResend, MAX_FAILED_ATTEMPTS } from './otpLifetime';
export { recordErasureDay } from './account/pendingErasure';
export {
  clearPersistedInput,
  hasTyped,
  persistInput,
  readPersistedInput,
} from './input/persistedInput';
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
export { recordCurrentUser, signInAs } from './account/signInAs';
export { signOut } from './account/signOut';
export { getTabItem, setTabItem } from './tabStorage';
export { watchOtherTabs } from './account/tabSync';
export { usePersistedInput } from './input/usePersistedInput';
