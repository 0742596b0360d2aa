import { type ReactNode, useEffect } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { TranslateProvider, loadHindiFont } from '../../ui';
import { LANGUAGES, type Language } from '../../i18n';
import { LanguageContext } from '../i18n/useLanguage';

/** Returns the language of react-admin's locale; English for an unknown one. */
const toLanguage = (locale: string): Language =>
  LANGUAGES.find((language) => language === locale) ?? 'en';

/** Gives react-admin's translations to the shared components, and sets the page's `lang`. */
export function LanguageBridge({ children }: { children: ReactNode }) {
  const translate = useTranslate();
  const locale = useLocale();
  useEffect(() => {
    document.documentElement.lang = locale;
    if (locale === 'hi') void loadHindiFont();
  }, [locale]);
  return (
    <LanguageContext value={toLanguage(locale)}>
      <TranslateProvider translate={translate}>{children}</TranslateProvider>
    </LanguageContext>
  );
}
