import { createTranslator, type Translate } from '@marketplace/shared/i18n';
import { use } from 'react';
import { startTexts } from '../../i18n/en/start';
import { useLanguage } from '../../language';

const english = createTranslator(startTexts);
let hindi: Promise<Translate> | undefined;

// English stands in if the Hindi texts cannot be fetched.
const loadHindi = (): Promise<Translate> =>
  import('../../i18n/hi/start').then(
    (module) => createTranslator(module.startTexts, 'hi'),
    () => english,
  );

/** Translates the texts of the first page; without i18next, which would delay that page. */
export function useStartTexts(): Translate {
  const language = useLanguage();
  if (language === 'en') return english;
  hindi ??= loadHindi();
  return use(hindi);
}
