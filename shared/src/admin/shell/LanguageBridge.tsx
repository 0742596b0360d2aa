import { type ReactNode, useEffect } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { TranslateProvider, loadHindiFont } from '../../ui';
import { toLanguage } from '../i18n/toLanguage';
import { LanguageContext } from '../i18n/useLanguage';

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
