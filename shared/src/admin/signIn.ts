export { createConsoleClient, type ConsoleClientOptions } from './auth/consoleClient';
export { createConsoleLoader } from './auth/createConsoleLoader';
export { type AskCode, SignInGate, type SignInGateProps } from './auth/SignInGate';
export type { Credentials } from './auth/useSignIn';
export { kitTexts, type TextLoaders } from './i18n/kitTexts';
export { signInTranslate } from './i18n/signInTexts';
export {
  type PreferenceStore,
  type Preferences,
  createPreferences,
} from './preferences/preferences';
