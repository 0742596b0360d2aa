import { type Language, type TextTree, type Translate, createTranslator } from '../../i18n';
import { sharedTexts } from '../../i18n/en';
import { frame } from './en/frame';
import { password } from './en/password';
import { signIn } from './en/signIn';

const pick = (texts: typeof sharedTexts): TextTree => ({ ui: texts.ui, server: texts.server });

const english = createTranslator({ ...pick(sharedTexts), frame, sign_in: signIn, password });

const loaded = new Map<Language, Translate>([['en', english]]);

/** The sign-in page's texts, as far as they are here; English until another language has come. */
export function signInTranslate(language: Language): Translate {
  return loaded.get(language) ?? english;
}

/** Fetches the texts of a language; quick when they are here. Rejects when they cannot be had. */
export async function loadSignInTexts(language: Language): Promise<void> {
  if (loaded.has(language)) return;
  const hindi = await import('./hindiSignIn');
  loaded.set('hi', createTranslator(hindi.texts, 'hi'));
}
