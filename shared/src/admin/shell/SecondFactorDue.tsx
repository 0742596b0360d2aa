import { useLocaleState } from 'react-admin';
import { recordSecondFactor } from '../../session';
import { Button } from '../../ui';
import { OwnSecondFactor } from '../features/account/OwnSecondFactor';
import { SignInFrame } from '../auth/pages/SignInFrame';
import { useTexts } from '../i18n/useTexts';
import { usePreference } from '../preferences/preferences';
import { useConsole } from '../context/consoleContext';
import styles from '../auth/pages/signInPage.module.css';

/** Replaces the console while a person has no second factor although the role must have one. */
export function SecondFactorDue({ onSet }: { onSet: () => void }) {
  const { translate, language } = useTexts();
  const { area, brand, logout, preferences } = useConsole();
  const [, setLocale] = useLocaleState();
  const [, setLanguage] = usePreference(preferences, 'language');
  const title = translate('account.second_factor.due');
  return (
    <SignInFrame
      area={area}
      brand={brand}
      page={title}
      language={language}
      onLanguage={(next) => {
        setLanguage(next);
        setLocale(next);
      }}
    >
      <section className={styles['card']} aria-label={title}>
        <h1>{title}</h1>
        <p>{translate('account.second_factor.due_about')}</p>
        <OwnSecondFactor
          onDone={() => {
            recordSecondFactor(area);
            onSet();
          }}
        />
        <Button variant="ghost" onClick={() => void logout('asked')}>
          {translate('console.logout')}
        </Button>
      </section>
    </SignInFrame>
  );
}
