import { setLanguage } from '@marketplace/shared/api';
import type { Language } from '@marketplace/shared/i18n';
import { api } from './api';
import { languageIds } from './serverLanguages';
import { session } from './session';

const toldKey = 'language-told';

const told = (userId: string, language: Language): string => `${userId} ${language}`;

/** Whether this is what this device told this account last. */
export function wasTold(userId: string, language: Language): boolean {
  try {
    return window.localStorage.getItem(toldKey) === told(userId, language);
  } catch {
    return false;
  }
}

/** Remembers what account and device agree on. */
export function rememberTold(userId: string, language: Language): void {
  try {
    window.localStorage.setItem(toldKey, told(userId, language));
  } catch {
    // A browser that keeps nothing tells the account again next time.
  }
}

let choices = false;

/** Whether a language was chosen since this page was opened: an account's older answer then counts no more. */
export const chosenSinceStart = (): boolean => choices;

/** Notes a language with the account; the page is already in it, so a failure is only logged. */
export async function noteLanguage(uid: string, language: Language): Promise<void> {
  try {
    const id = (await languageIds()).get(language);
    if (id === undefined) return;
    await api.call(setLanguage, { body: { uid, language: id } });
    rememberTold(uid, language);
  } catch (error) {
    console.warn('The language could not be saved', error instanceof Error ? error.name : '');
  }
}

/** Notes a choice with the account of whoever is signed in. */
export async function tellLanguage(language: Language): Promise<void> {
  choices = true;
  const { signedIn, userId } = session;
  if (signedIn && userId) await noteLanguage(userId, language);
}
