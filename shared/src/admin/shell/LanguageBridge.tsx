import { type ReactNode, useEffect } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { TranslateProvider, loadHindiFont } from '../../ui';
import { toLanguage } from '../i18n/toLanguage';
import { LanguageContext } from '../i18n/useLanguage';

/** Speaks react-admin's language in the shared parts, and tells the page which one it is. */
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
