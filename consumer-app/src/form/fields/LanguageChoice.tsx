import { LANGUAGES, type Language } from '@marketplace/shared/i18n';
import { RadioGroup } from '@marketplace/shared/ui';
import { useState } from 'react';
import { useTexts } from '../../i18n';
import { chooseLanguage, useLanguage, LANGUAGE_NAMES } from '../../language';
import { formTexts } from '../texts';

/** Chooses the language of the pages and messages. As in the header, it changes at once. */
export function LanguageChoice() {
  const text = useTexts(formTexts);
  const language = useLanguage();
  /** The chosen language while its texts are loading. */
  const [pending, setPending] = useState<Language>();
  return (
    <RadioGroup
      name="language"
      label={text('language')}
      hint={text('language_hint')}
      inline
      value={pending ?? language}
      options={LANGUAGES.map((code) => ({
        value: code,
        label: LANGUAGE_NAMES[code],
        lang: code,
      }))}
      onChange={({ currentTarget }) => {
        const chosen = LANGUAGES.find((code) => code === currentTarget.value);
        if (!chosen) return;
        setPending(chosen);
        void chooseLanguage(chosen).finally(() => setPending(undefined));
      }}
    />
  );
}
