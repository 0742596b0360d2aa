import type { Catalogue, Catalogues, Entry } from './catalogue';
import type { Finding } from './finding';
import { HINDI_TERMS } from './hindiTerms';

const DEVANAGARI = /\p{Script=Devanagari}/u;
const WORD = /\p{L}[\p{L}\p{M}]*/gu;
const PLURAL = /_(one|other)$/;

/** Words that Hindi adopts unchanged. A text of only these may be equal in both languages. */
const LATIN = new Set(
  'API APR ATS CIBIL CSR CSV EMI GST GSTIN ID IFSC JSON KFS MIS OTP PAN PDF PNG SMS URL UTM DD MM YYYY kW'.split(
    ' ',
  ),
);

/** Published consent texts keep their wording. */
const PUBLISHED = /\.v\d+\./;

/** English function words, which Hindi may express by word order or a comma. */
const FUNCTION_WORDS = /^(and|at|by|for|from|in|of|on|to)$/;

const listPlaceholders = (text: string): string =>
  [...text.matchAll(/%\{\w+\}/g)].map(String).toSorted().join(' ');

const bare = (text: string): string => text.replaceAll(/%\{\w+\}|\S+@\S+|https?:\S*/g, ' ');

const needsWords = (text: string): boolean =>
  [...bare(text).matchAll(WORD)].some(([word]) => !LATIN.has(word) && !FUNCTION_WORDS.test(word));

const END: ReadonlyArray<readonly [RegExp, RegExp, string]> = [
  [/\s.*[^.]\.$/, /।$/, 'a full stop'],
  [/\?$/, /\?$/, 'a question mark'],
];

/**
 * A word that agrees with the gender of the name of a field that is put in: का or की before it, a verb in the past
 * after it. The name may be of either gender.
 */
const GENDERED =
  /(?:का|की) %\{(?:field|label)\}|%\{(?:field|label)\}(?: [\p{L}\p{M}]+)* (?:गया|गई|हुआ|हुई|होगा|होगी)(?![\p{L}\p{M}])/u;

function findFaults(key: string, english: Entry, { text }: Entry): string[] {
  const faults: string[] = [];
  if (listPlaceholders(english.text) !== listPlaceholders(text))
    faults.push(
      `puts in ${listPlaceholders(text) || 'nothing'}, English ${listPlaceholders(english.text) || 'nothing'}`,
    );
  if (needsWords(english.text) && !DEVANAGARI.test(text)) faults.push('is not in Hindi');
  for (const [inEnglish, inHindi, what] of END)
    if (inEnglish.test(english.text) !== inHindi.test(text) && DEVANAGARI.test(text))
      faults.push(
        `${inEnglish.test(english.text) ? 'lacks' : 'has'} ${what} at its end, unlike the English`,
      );
  if (/[\p{Script=Devanagari}}]\.(?![.\d])/u.test(text)) faults.push('has a Latin full stop');
  if (GENDERED.test(text)) faults.push('bends to the gender of a field that may have another');
  if (text !== text.normalize('NFC') || /\s\s|^\s|\s$/.test(text))
    faults.push('is written with letters or spaces that a search would not find');
  for (const { not, say, where = /^/ } of PUBLISHED.test(key) ? [] : HINDI_TERMS)
    if (where.test(english.text) && not.test(text))
      faults.push(`says “${not.exec(text)?.[0]}”; the word here is “${say}”`);
  return faults;
}

/**
 * Checks a language's plural forms: `_one` needs `_other`, or the key without an ending. `_one` must
 * not contain a number, because in Hindi it is also the form for 0.
 */
const findPluralFaults = (texts: Catalogue): Finding[] =>
  [...texts].flatMap(([key, { file, line, text }]) => {
    const stem = key.replace(PLURAL, '');
    if (stem === key) return [];
    const faults = [
      ...(texts.has(`${stem}_other`) || texts.has(stem) ? [] : ['has no form for other numbers']),
      ...(key.endsWith('_one') && /\d/.test(text) ? ['names a number, which may be another'] : []),
    ];
    return faults.map((fault) => ({ file, line, message: `${key} ${fault}` }));
  });

/**
 * Finds texts that Hindi lacks, has in excess or has wrong. The English of an outside package's keys
 * is in that package.
 */
export function compareLanguages({ en, hi }: Catalogues, foreign = /^$/): Finding[] {
  const missing = [...en].flatMap(([key, { file, line }]) =>
    hi.has(key) ? [] : [{ file, line, message: `${key} is missing in Hindi` }],
  );
  const wrong = [...hi].flatMap(([key, hindi]) => {
    const english = en.get(key);
    const { file, line } = hindi;
    if (!english && foreign.test(key)) return [];
    if (!english) return [{ file, line, message: `${key} is missing in English` }];
    return findFaults(key, english, hindi).map((fault) => ({
      file,
      line,
      message: `${key} ${fault}`,
    }));
  });
  return [...missing, ...wrong, ...findPluralFaults(en), ...findPluralFaults(hi)];
}
