export { createConsoleClient, type ConsoleClientOptions } from './auth/consoleClient';
export { dressPage, lightPage } from './auth/dressPage';
export { SignInPage, type SignInPageProps } from './auth/SignInPage';
export type { Credentials } from './auth/useSignIn';
export { loadSignInTexts, signInTranslate } from './i18n/signInTexts';
export { type PreferenceStore, type Preferences, createPreferences } from './preferences';
export { usePreference } from './usePreference';
