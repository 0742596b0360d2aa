import { type ReactNode, useEffect } from 'react';
import { type Brand, getPageTitle } from '../../../branding';
import type { Language } from '../../../i18n';
import { BrandMark, LanguageSwitch } from '../../../ui';
import { LegalLine } from './LegalLine';
import styles from './signInPage.module.css';

export interface SignInFrameProps {
  area: 'admin' | 'partner';
  brand: Brand;
  /** The page's name in the browser's title. */
  page: string;
  language: Language;
  onLanguage: (language: Language) => void;
  children: ReactNode;
}

/** Frames the pages in front of a console: the brand and the languages above, the legal line below. */
export function SignInFrame(props: SignInFrameProps) {
  const { area, brand, page, language, onLanguage, children } = props;
  const title = getPageTitle(area, page, brand);
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <div className={styles['page']}>
      <header className={styles['bar']}>
        <span className={styles['brand']}>
          <BrandMark brand={brand} size={32} />
        </span>
        <LanguageSwitch language={language} onChange={onLanguage} />
      </header>
      <main className={styles['main']}>{children}</main>
      <LegalLine />
    </div>
  );
}
