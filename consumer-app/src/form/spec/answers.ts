import { toDisplayDate } from '@marketplace/shared/format';
import type { DraftValue } from '@marketplace/shared/schema';
import type { Answer, Answers, FormField, FormOutline, FormValues } from './formSpec';
import { getAllFields, getFormField } from './formSpec';

/** Monthly amounts that the record stores as 0 until the person answers. */
export const ZERO_MEANS_UNANSWERED: ReadonlySet<string> = new Set(['monthly_rent', 'emi']);

const getNames = (form: FormOutline): string[] => getAllFields(form).map(({ name }) => name);

function toAnswer(form: FormOutline, name: string, value: unknown): Answer {
  const { kind } = getFormField(form, name);
  if (kind === 'flag') return value === 1;
  if (kind === 'rupees') {
    if (value === 0 && ZERO_MEANS_UNANSWERED.has(name)) return null;
    return typeof value === 'number' ? value : null;
  }
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') return '';
  return kind === 'date' ? (toDisplayDate(value) ?? '') : value;
}

/** Turns a saved record into a form's answers; PANs stay masked as the server sent them. */
export function toAnswers(form: FormOutline, record: object): Answers {
  const values = new Map<string, unknown>(Object.entries(record));
  return Object.fromEntries(
    getAllFields(form).map((field) => {
      const answer = toAnswer(form, field.name, values.get(field.name));
      return [field.name, isOffered(field, answer) ? answer : ''];
    }),
  );
}

/** The answers as react-hook-form holds them; it does not allow undefined values. */
export const toFormValues = (answers: Answers): FormValues =>
  Object.fromEntries(Object.entries(answers).map(([name, answer]) => [name, answer ?? null]));

/** Whether a form offers this answer; the record may hold one from another form. */
const isOffered = ({ without = [] }: FormField, answer: unknown): boolean =>
  typeof answer !== 'string' || !without.includes(answer);

const isPan = (form: FormOutline, name: string): boolean => getFormField(form, name).kind === 'pan';

/** The answers that a draft may contain: all except PANs. */
export const toDraft = (form: FormOutline, answers: Answers): Record<string, DraftValue> =>
  Object.fromEntries(
    getNames(form)
      .filter((name) => !isPan(form, name))
      .map((name) => [name, answers[name] ?? null]),
  );

/** Merges a draft into the saved answers; ignores values of the wrong type. */
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
    } else if (kind === 'months' && typeof value === 'number') answers[name] = String(value);
    else if (typeof value === 'string' && isOffered(field, value)) answers[name] = value;
  }
  return answers;
}

/** The PAN answers of a form; a caller that replaces the answers keeps these. */
export const pickPans = (form: FormOutline, answers: Answers): Answers =>
  Object.fromEntries(
    getNames(form)
      .filter((name) => isPan(form, name))
      .map((name) => [name, answers[name]]),
  );

/** Names of the fields in which two sets of answers differ, without PANs, which no draft contains. */
export const getDifferingFields = (form: FormOutline, a: Answers, b: Answers): string[] =>
  getNames(form).filter((name) => !isPan(form, name) && (a[name] ?? '') !== (b[name] ?? ''));

/** Whether the answers differ from the saved ones. */
export const hasUnsavedAnswers = (form: FormOutline, a: Answers, b: Answers): boolean =>
  getDifferingFields(form, a, b).length > 0;
