import { LanguageSwitch } from '@marketplace/shared/ui';
import { chooseLanguage, useLanguage } from '../../language';

/** The switch between English and Hindi. */
export function LanguageChoice() {
  const language = useLanguage();
  return <LanguageSwitch language={language} onChange={(next) => void chooseLanguage(next)} />;
}
