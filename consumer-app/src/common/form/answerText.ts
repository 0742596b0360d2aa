import { formatRupees } from '@marketplace/shared/format';
import type { Language } from '@marketplace/shared/i18n';
import type { Answer, FieldName } from './description';
import { fieldOfUser } from './fieldOfUser';
import type { useOptionLists } from './useOptionLists';

/** An answer as it is read back before it is sent. */
export function answerText(
  name: FieldName,
  answer: Answer,
  language: Language,
  options: ReturnType<typeof useOptionLists>,
  words: { yes: string; no: string; none: string },
): string {
  if (typeof answer === 'boolean') return answer ? words.yes : words.no;
  if (answer === '' || answer === null) return words.none;
  if (typeof answer === 'number') return formatRupees(answer, language);
  const { kind, options: list } = fieldOfUser(name);
  if (list) return options(list).find(({ id }) => id === answer)?.label ?? answer;
  return kind === 'mobile' ? `+91 ${answer.trim()}` : answer.trim();
}
