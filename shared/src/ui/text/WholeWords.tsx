import styles from './wholeWords.module.css';

/** Matches a hyphenated word with the characters that touch it on both sides. */
const HYPHENATED = /(\S*[\p{L}\p{M}]-\p{L}\S*)/u;

/** Text that wraps a hyphenated word, such as a lender's name, as a whole if it fits into the next line. */
export function WholeWords({ text }: { text: string }) {
  return text.split(HYPHENATED).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      // Use the index as the key: the parts of a text have no other identity.
      <span key={at} className={styles['unbroken']}>
        {part}
      </span>
    ),
  );
}
