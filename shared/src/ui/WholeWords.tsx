import styles from './wholeWords.module.css';

/** A word with a hyphen in it, with what is written to it on both sides. */
const HYPHENATED = /(\S*[\p{L}\p{M}]-\p{L}\S*)/u;

/** Text whose hyphenated words, such as lenders' names, go whole into the next line if they fit there. */
export function WholeWords({ text }: { text: string }) {
  return text.split(HYPHENATED).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      // Parts of one text have no identity but their place.
      <span key={at} className={styles['whole']}>
        {part}
      </span>
    ),
  );
}
