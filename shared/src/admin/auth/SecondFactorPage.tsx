import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { ApiError, type Client, passSecondFactor } from '../../api';
import { type Brand, pageTitle } from '../../branding';
import { createTranslator, type Language } from '../../i18n';
import { signInPath } from '../../session';
import { Button, LanguageSwitch, TextField } from '../../ui';
import { secondFactor as english } from '../i18n/en/secondFactor';
import { secondFactor as hindi } from '../i18n/hi/secondFactor';
import { LegalLine } from '../shell/LegalLine';
import styles from './signInPage.module.css';

export interface SecondFactorPageProps {
  area: 'admin' | 'partner';
  brand: Brand;
  language: Language;
  onLanguage: (language: Language) => void;
  client: Pick<Client, 'call'>;
  /** The token of the sign-in, which allows nothing until it has the code. */
  token: string;
  onPassed: () => void;
}

const TEXTS = {
  en: createTranslator({ second_factor: english }),
  hi: createTranslator({ second_factor: hindi }, 'hi'),
};

/**
 * Asks for the code of the second factor, after the password and before the console opens. A form of plain
 * elements, so that the sign-in page stays without a library for forms.
 */
export function SecondFactorPage(props: SecondFactorPageProps) {
  const { area, brand, language, onLanguage, client, token, onPassed } = props;
  const translate = TEXTS[language];
  const heading = useId();
  const input = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<string>();
  const [busy, setBusy] = useState(false);
  const title = pageTitle(area, translate('second_factor.page'), brand);
  useEffect(() => {
    document.title = title;
  }, [title]);
  useEffect(() => {
    if (fault) input.current?.focus();
  }, [fault]);
  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = input.current?.value.trim() ?? '';
    setFault(code ? undefined : translate('second_factor.missing'));
    if (!code || busy) return;
    setBusy(true);
    try {
      await client.call(passSecondFactor, { body: { token, code } });
      onPassed();
    } catch (error) {
      setBusy(false);
      if (!(error instanceof ApiError)) throw error;
      setFault(error.fields['code'] ?? error.message);
    }
  };
  return (
    <div className={styles['page']}>
      <header className={styles['bar']}>
        <span className={styles['brand']}>
          <img src={brand.logo} alt="" width={32} height={32} />
          {brand.name}
        </span>
        <LanguageSwitch language={language} onChange={onLanguage} />
      </header>
      <main className={styles['main']}>
        <form
          className={styles['card']}
          aria-labelledby={heading}
          noValidate
          onSubmit={(event) => void send(event)}
        >
          <h1 id={heading}>{translate('second_factor.heading')}</h1>
          <TextField
            ref={input}
            name="code"
            label={translate('second_factor.code')}
            hint={translate('second_factor.code_hint')}
            autoComplete="one-time-code"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={20}
            error={fault}
          />
          <Button type="submit" wide busy={busy}>
            {translate('second_factor.sign_in')}
          </Button>
          <a href={signInPath(area)}>{translate('second_factor.leave')}</a>
        </form>
      </main>
      <LegalLine brand={brand.name} />
    </div>
  );
}
