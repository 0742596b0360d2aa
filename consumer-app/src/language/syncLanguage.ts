import { type AnswerOf, getUser, setLanguage } from '@marketplace/shared/api';
import type { Language } from '@marketplace/shared/i18n';
import { api, session, clearLastSyncedLanguage, saveLastSyncedLanguage } from '../session';
import { loadLanguageIds } from './serverLanguages';

let hasChosen = false;
// Requests run one after the other, so that the account ends with the later of two quick choices.
let queue = Promise.resolve();

/**
 * Whether the person chose a language since the page loaded; the account's language, which is
 * older, then no longer applies.
 */
export const hasChosenLanguage = (): boolean => hasChosen;

/** Saves a language to the account. Only logs a failure, because the page already shows the language. */
export function saveAccountLanguage(uid: string, language: Language): Promise<void> {
  queue = queue.then(() => save(uid, language));
  return queue;
}

async function save(uid: string, language: Language): Promise<void> {
  try {
    const id = (await loadLanguageIds()).get(language);
    if (id === undefined) return;
    // Deletes the synced language until the server answers, so that a page that closes meanwhile
    // syncs again next time.
    clearLastSyncedLanguage();
    const { profile } = await api.call(setLanguage, { body: { uid, language: id } });
    saveLastSyncedLanguage(uid, { language, id });
    // The next save of the profile has to name its new version.
    const { queryClient } = await import('../query/queryClient');
    const { queryKey } = api.query(getUser, { params: { id: uid } });
    queryClient.setQueryData<AnswerOf<typeof getUser>['data']>(queryKey, (record) =>
      record?.version === profile.version_before
        ? { ...record, language: id, version: profile.version }
        : record,
    );
  } catch (error) {
    console.warn('The language could not be saved', error instanceof Error ? error.name : '');
  }
}

/** Saves a choice to the account of the signed-in person. */
export async function syncChosenLanguage(language: Language): Promise<void> {
  hasChosen = true;
  const { signedIn, userId } = session;
  if (signedIn && userId) await saveAccountLanguage(userId, language);
}
