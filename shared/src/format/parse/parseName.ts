/** Marks that nobody sees, apart from the joiners U+200C and U+200D, which are part of the spelling of Hindi. */
const MARKS = /(?![\u200C\u200D])\p{Default_Ignorable_Code_Point}/gu;
/** Question marks and U+FFFD stand for letters that a program has lost; < and > are markup. */
const LOST_OR_MARKUP = /[?\uFFFD<>]/u;
const FORMULA = /^[=+\-@]/u;
const LETTER = /\p{Letter}/u;

/**
 * Parses the name of a person or firm in any script. Returns it composed (NFC), with single blanks and without
 * invisible marks; null for a text without a letter, with lost letters or markup, and for a formula.
 */
export function parseName(text: string): string | null {
  const name = text.normalize('NFC').replaceAll(MARKS, '').replaceAll(/\s+/gu, ' ').trim();
  return LETTER.test(name) && !LOST_OR_MARKUP.test(name) && !FORMULA.test(name) ? name : null;
}
