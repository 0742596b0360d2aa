import { useLanguage } from './language';

const LETTER = /\p{L}/u;
const DEVANAGARI = /\p{Script=Devanagari}/u;

interface Props {
  text: string;
  /** The same in Hindi; '' where nobody has written it. */
  hindi?: string;
}

/**
 * What a record says, in the reader's language where it is written in it. Words of the other language
 * are marked as such, so that a screen reader reads them out in that voice.
 */
export function RecordText({ text, hindi = '' }: Props) {
  const language = useLanguage();
  const words = language === 'hi' && hindi !== '' ? hindi : text;
  const written = DEVANAGARI.test(words) ? 'hi' : 'en';
  if (written === language || !LETTER.test(words)) return words;
  return <span lang={written}>{words}</span>;
}
