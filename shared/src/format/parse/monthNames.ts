/** The names of the months in English and Hindi, in the order of the year; a year may spell one in two ways. */
const NAMES: readonly (readonly string[])[] = [
  ['january', 'जनवरी'],
  ['february', 'फरवरी'],
  ['march', 'मार्च'],
  ['april', 'अप्रैल'],
  ['may', 'मई'],
  ['june', 'जून'],
  ['july', 'जुलाई'],
  ['august', 'अगस्त'],
  ['september', 'सितंबर'],
  ['october', 'अक्टूबर', 'अक्तूबर'],
  ['november', 'नवंबर'],
  ['december', 'दिसंबर'],
];

/** Shortest abbreviation: three letters in English, two signs in Hindi. */
const isLongEnough = (word: string): boolean => word.length >= (/^[a-z]/u.test(word) ? 3 : 2);

/** Spells a Hindi name in one way: without nukta, with the dot for a nasal before another consonant. */
const toOneSpelling = (name: string): string =>
  name.normalize('NFC').toLowerCase().replaceAll('\u093C', '').replaceAll('म्ब', 'ंब');

/**
 * Returns the number of a month, 1 to 12, by its name or the beginning of its name, in English or Hindi; 0 if the word
 * names none.
 */
export function findMonth(word: string): number {
  const beginning = toOneSpelling(word);
  if (!isLongEnough(beginning)) return 0;
  return NAMES.findIndex((names) => names.some((name) => name.startsWith(beginning))) + 1;
}
