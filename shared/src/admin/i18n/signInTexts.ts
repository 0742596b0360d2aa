// Not through the index, whose catalogues of both languages would be in the first script.
import type { Language } from '../../i18n/language';
import { createTranslator, type Translate } from '../../i18n/translator';
import { server } from '../../i18n/en/server';
import { ui } from '../../i18n/en/ui';
import { frame } from './en/frame';
import { password } from './en/password';
import { signIn } from './en/signIn';

const english = createTranslator({ ui, server, frame, sign_in: signIn, password });

const loaded = new Map<Language, Translate>([['en', english]]);

/** The loaded texts of the sign-in page; English until another language has loaded. */
export function signInTranslate(language: Language): Translate {
  return loaded.get(language) ?? english;
}

/** Loads the texts of a language once. Rejects if they fail to load. */
export async function loadSignInTexts(language: Language): Promise<void> {
  if (loaded.has(language)) return;
  const hindi = await import('./hindiSignIn');
  loaded.set('hi', createTranslator(hindi.texts, 'hi'));
}
