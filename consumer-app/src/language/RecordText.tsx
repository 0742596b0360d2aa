import { useLanguage } from './language';

const LETTER = /\p{L}/u;
const DEVANAGARI = /\p{Script=Devanagari}/u;

interface Props {
  text: string;
  /** The Hindi text; '' if the record has none. */
  hindi?: string;
}

/**
 * Shows a record's text in the reader's language, or the English one if there is no Hindi. Sets
 * `lang` on a text of another language, so that a screen reader pronounces it correctly.
 */
export function RecordText({ text, hindi = '' }: Props) {
  const language = useLanguage();
  const shownText = language === 'hi' && hindi !== '' ? hindi : text;
  const textLanguage = DEVANAGARI.test(shownText) ? 'hi' : 'en';
  if (textLanguage === language || !LETTER.test(shownText)) return shownText;
  return <span lang={textLanguage}>{shownText}</span>;
}
