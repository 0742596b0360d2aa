import styles from './languageSwitch.module.css';
import { useTranslate } from './translate';

export type UiLanguage = 'en' | 'hi';

const languages: readonly { code: UiLanguage; name: string }[] = [
  { code: 'en', name: 'English' },
  { code: 'hi', name: 'हिन्दी' },
];

export interface LanguageSwitchProps {
  language: UiLanguage;
  onChange: (language: UiLanguage) => void;
}

/** The languages, each by its own name. */
export function LanguageSwitch({ language, onChange }: LanguageSwitchProps) {
  const translate = useTranslate();
  return (
    <div role="group" aria-label={translate('ui.language')} className={styles['group']}>
      {languages.map(({ code, name }) => (
        <button
          key={code}
          type="button"
          lang={code}
          className={styles['choice']}
          aria-pressed={code === language}
          onClick={() => onChange(code)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
