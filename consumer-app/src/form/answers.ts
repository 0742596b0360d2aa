import { wireToDisplay } from '@marketplace/shared/format';
import type { DraftValue } from '@marketplace/shared/schema';
import type { Answer, Answers, FormField, FormOutline } from './formSpec';
import { getAllFields } from './formSpec';
import { getFormField } from './getFormField';

/** Recurring amounts that the record holds as 0 until something is said about them. */
export const ZERO_MEANS_UNANSWERED: ReadonlySet<string> = new Set(['monthly_rent', 'emi']);

const namesOf = (form: FormOutline): string[] => getAllFields(form).map(({ name }) => name);

function answerOf(form: FormOutline, name: string, value: unknown): Answer {
  const { kind } = getFormField(form, name);
  if (kind === 'flag') return value === 1;
  if (kind === 'rupees') {
    if (value === 0 && ZERO_MEANS_UNANSWERED.has(name)) return null;
    return typeof value === 'number' ? value : null;
  }
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') return '';
  return kind === 'date' ? (wireToDisplay(value) ?? '') : value;
}

/** What a form starts with: the record as it is saved, PANs masked as the server sent them. */
export function toAnswers(form: FormOutline, record: object): Answers {
  const values = new Map<string, unknown>(Object.entries(record));
  return Object.fromEntries(
    getAllFields(form).map((field) => {
      const answer = answerOf(form, field.name, values.get(field.name));
      return [field.name, isOffered(field, answer) ? answer : ''];
    }),
  );
}

/** Whether a form takes an answer that the record may hold from another form. */
const isOffered = ({ without = [] }: FormField, answer: unknown): boolean =>
  typeof answer !== 'string' || !without.includes(answer);

const isPan = (form: FormOutline, name: string): boolean => getFormField(form, name).kind === 'pan';

/** What of a form may be kept: all but PANs. */
export const toDraft = (form: FormOutline, answers: Answers): Record<string, DraftValue> =>
  Object.fromEntries(
    namesOf(form)
      .filter((name) => !isPan(form, name))
      .map((name) => [name, answers[name] ?? null]),
  );

/** The saved answers with what a draft remembers; anything of another shape is passed over. */
export function withDraft(
  form: FormOutline,
  saved: Answers,
  draft: Readonly<Record<string, unknown>>,
): Answers {
  const answers: Record<string, Answer | undefined> = { ...saved };
  for (const field of getAllFields(form)) {
    const { name } = field;
    const value = draft[name];
    const { kind } = getFormField(form, name);
    if (kind === 'pan') continue;
    if (kind === 'rupees') {
      if (value === null || typeof value === 'number') answers[name] = value;
    } else if (kind === 'flag') {
      if (typeof value === 'boolean') answers[name] = value;
    } else if (typeof value === 'string' && isOffered(field, value)) answers[name] = value;
  }
  return answers;
}

/** The PANs of a form as they stand: what is put in place of the answers leaves them alone. */
export const pickPans = (form: FormOutline, answers: Answers): Answers =>
  Object.fromEntries(
    namesOf(form)
      .filter((name) => isPan(form, name))
      .map((name) => [name, answers[name]]),
  );

/** The fields that two sets of answers say otherwise; PANs, which no draft has, left out. */
export const differing = (form: FormOutline, a: Answers, b: Answers): string[] =>
  namesOf(form).filter((name) => !isPan(form, name) && (a[name] ?? '') !== (b[name] ?? ''));

/** Whether a draft would say anything that is not saved. */
export const hasUnsavedAnswers = (form: FormOutline, a: Answers, b: Answers): boolean =>
  differing(form, a, b).length > 0;
