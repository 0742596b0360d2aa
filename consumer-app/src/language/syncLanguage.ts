import { setLanguage } from '@marketplace/shared/api';
import type { Language } from '@marketplace/shared/i18n';
import { api } from '../browser/api';
import { languageIds } from './serverLanguages';
import { session } from '../session/session';
import { clearLastSyncedLanguage, saveLastSyncedLanguage } from './lastSyncedLanguage';

let choices = false;
// Of two choices shortly after each other the account keeps the later one.
let queue = Promise.resolve();

/** Whether a language was chosen since this page was opened: an account's older answer then counts no more. */
export const hasChosenLanguage = (): boolean => choices;

/** Notes a language with the account; the page is already in it, so a failure is only logged. */
export function saveAccountLanguage(uid: string, language: Language): Promise<void> {
  queue = queue.then(() => save(uid, language));
  return queue;
}

async function save(uid: string, language: Language): Promise<void> {
  try {
    const id = (await languageIds()).get(language);
    if (id === undefined) return;
    // What is being told counts as untold until it is answered: who leaves meanwhile tells it again.
    clearLastSyncedLanguage();
    await api.call(setLanguage, { body: { uid, language: id } });
    saveLastSyncedLanguage(uid, { language, id });
  } catch (error) {
    console.warn('The language could not be saved', error instanceof Error ? error.name : '');
  }
}

/** Notes a choice with the account of whoever is signed in. */
export async function syncChosenLanguage(language: Language): Promise<void> {
  choices = true;
  const { signedIn, userId } = session;
  if (signedIn && userId) await saveAccountLanguage(userId, language);
}
