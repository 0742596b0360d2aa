import { LanguageSwitch } from '@marketplace/shared/ui';
import { chooseLanguage, useLanguage } from '../../language/language';

/** English or Hindi, from here on. */
export function LanguageChoice() {
  const language = useLanguage();
  return <LanguageSwitch language={language} onChange={(next) => void chooseLanguage(next)} />;
}
