import {
  formatRupees,
  formatTenure,
  parseMobile,
  parsePan,
  parsePincode,
} from '@marketplace/shared/format';
import type { Language } from '@marketplace/shared/i18n';
import type { FieldKind } from '@marketplace/shared/schema';
import type { Answer, FormOutline } from './formSpec';
import { getFormField } from './formSpec';
import type { useOptionLists } from '../fields/useOptionLists';

export interface Reading {
  language: Language;
  options: ReturnType<typeof useOptionLists>;
  words: { yes: string; no: string; none: string };
}

/** How the request will hold what the person has typed. */
const PARSERS: Partial<Record<FieldKind, (text: string) => string | null>> = {
  mobile: parseMobile,
  pan: parsePan,
  pincode: parsePincode,
};

/** The text of an answer for the check step. */
export function formatAnswer(
  form: Pick<FormOutline, 'schema' | 'id'>,
  name: string,
  answer: Answer,
  { language, options, words }: Reading,
): string {
  if (typeof answer === 'boolean') return answer ? words.yes : words.no;
  if (answer === '' || answer === null) return words.none;
  if (typeof answer === 'number') return formatRupees(answer, language);
  const { kind, options: list } = getFormField(form, name);
  if (kind === 'months') return formatTenure(Number(answer), language);
  if (list) return options(list).find(({ id }) => id === answer)?.label ?? answer;
  const plain = PARSERS[kind]?.(answer) ?? answer.trim();
  return kind === 'mobile' ? `+91 ${plain}` : plain;
}
