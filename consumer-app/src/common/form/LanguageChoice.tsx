import { LANGUAGES, type Language } from '@marketplace/shared/i18n';
import { RadioGroup } from '@marketplace/shared/ui';
import { useTexts } from '../i18n';
import { chooseLanguage, useLanguage } from '../language';
import { formTexts } from './texts';

/** Each language by its own name, in whichever the page is. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', hi: 'हिन्दी' };

/** The language of these pages and of messages; chosen here as in the header, it changes at once. */
export function LanguageChoice() {
  const text = useTexts(formTexts);
  const language = useLanguage();
  return (
    <RadioGroup
      name="language"
      label={text('language')}
      hint={text('language_hint')}
      inline
      value={language}
      options={LANGUAGES.map((code) => ({ value: code, label: LANGUAGE_NAMES[code] }))}
      onChange={({ currentTarget }) => {
        const chosen = LANGUAGES.find((code) => code === currentTarget.value);
        if (chosen) void chooseLanguage(chosen);
      }}
    />
  );
}
