import { LANGUAGES, type Language } from '@marketplace/shared/i18n';
import { RadioGroup } from '@marketplace/shared/ui';
import { useState } from 'react';
import { useTexts } from '../language/i18n';
import { chooseLanguage, useLanguage } from '../language/language';
import { LANGUAGE_NAMES } from '../language/languageNames';
import { formTexts } from './texts';

/** The language of these pages and of messages; chosen here as in the header, it changes at once. */
export function LanguageChoice() {
  const text = useTexts(formTexts);
  const language = useLanguage();
  /** Chosen, while its texts are on their way. */
  const [coming, setComing] = useState<Language>();
  return (
    <RadioGroup
      name="language"
      label={text('language')}
      hint={text('language_hint')}
      inline
      value={coming ?? language}
      options={LANGUAGES.map((code) => ({
        value: code,
        label: LANGUAGE_NAMES[code],
        lang: code,
      }))}
      onChange={({ currentTarget }) => {
        const chosen = LANGUAGES.find((code) => code === currentTarget.value);
        if (!chosen) return;
        setComing(chosen);
        void chooseLanguage(chosen).finally(() => setComing(undefined));
      }}
    />
  );
}
