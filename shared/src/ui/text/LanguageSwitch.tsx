import { LANGUAGES, type Language } from '../../i18n/language';
import styles from './languageSwitch.module.css';
import { useTranslate } from './translate';

const names: Record<Language, string> = { en: 'English', hi: 'हिन्दी' };

export interface LanguageSwitchProps {
  language: Language;
  onChange: (language: Language) => void;
}

/** Lets a person choose a language. Each language shows its own name. */
export function LanguageSwitch({ language, onChange }: LanguageSwitchProps) {
  const translate = useTranslate();
  return (
    <div role="group" aria-label={translate('ui.language')} className={styles['group']}>
      {LANGUAGES.map((code) => (
        <button
          key={code}
          type="button"
          lang={code}
          className={styles['choice']}
          aria-pressed={code === language}
          onClick={() => onChange(code)}
        >
          {names[code]}
        </button>
      ))}
    </div>
  );
}
