import { formatRupees } from '@marketplace/shared/format';
import type { Language } from '@marketplace/shared/i18n';
import type { Answer, FormOutline } from './formSpec';
import { getFormField } from './formSpec';
import { normalizeAnswer } from './normalizeAnswer';
import type { useOptionLists } from '../fields/useOptionLists';

export interface Reading {
  language: Language;
  options: ReturnType<typeof useOptionLists>;
  words: { yes: string; no: string; none: string };
}

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
  if (list) return options(list).find(({ id }) => id === answer)?.label ?? answer;
  const plain = normalizeAnswer(kind, answer);
  return kind === 'mobile' ? `+91 ${plain}` : plain;
}
