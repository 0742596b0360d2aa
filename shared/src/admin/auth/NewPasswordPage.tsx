import { useEffect, useId } from 'react';
import { type Brand, pageTitle } from '../../branding';
import type { Language } from '../../i18n';
import type { Passwords } from '../../session';
import { BrandMark, Button, LanguageSwitch, useTranslate } from '../../ui';
import { PasswordForm } from '../account/PasswordForm';
import { LegalLine } from '../shell/LegalLine';
import styles from './signInPage.module.css';

export interface NewPasswordPageProps {
  area: 'admin' | 'partner';
  brand: Brand;
  language: Language;
  onLanguage: (language: Language) => void;
  submit: (input: Passwords) => Promise<void>;
  onLogout: () => void;
}

/** Asks for a new password after a sign-in with one that an admin has sent, before the console opens. */
export function NewPasswordPage(props: NewPasswordPageProps) {
  const { area, brand, language, onLanguage, submit, onLogout } = props;
  const translate = useTranslate();
  const heading = useId();
  const title = pageTitle(area, translate('password.page'), brand);
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
      <main className={styles['main']}>
        <section className={styles['card']} aria-labelledby={heading}>
          <div>
            <p className={styles['area']}>{translate(`sign_in.${area}`)}</p>
            <h1 id={heading}>{translate('password.heading')}</h1>
          </div>
          <p>{translate('password.first')}</p>
          <PasswordForm present={translate('password.sent')} submit={submit} />
          <Button variant="ghost" onClick={onLogout}>
            {translate('password.leave')}
          </Button>
        </section>
      </main>
      <LegalLine brand={brand.name} />
    </div>
  );
}
