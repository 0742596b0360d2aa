import { wireToDisplay } from '@marketplace/shared/format';
import type { Answer, Answers, FieldName, FormDescription } from './description';
import { fieldOfUser } from './fieldOfUser';
import type { FormRecord } from './formSchema';

/** Recurring amounts that the record holds as 0 until something is said about them. */
const ZERO_IS_UNSAID: ReadonlySet<FieldName> = new Set(['monthly_rent', 'emi']);

function answerOf(name: FieldName, user: Partial<FormRecord>): Answer {
  const value = user[name] ?? null;
  const { kind } = fieldOfUser(name);
  if (kind === 'flag') return value === 1;
  if (kind === 'rupees') {
    if (value === 0 && ZERO_IS_UNSAID.has(name)) return null;
    return typeof value === 'number' ? value : null;
  }
  if (kind === 'date') return wireToDisplay(String(value ?? '')) ?? '';
  return value === null ? '' : String(value);
}

const namesOf = ({ sections }: FormDescription): FieldName[] =>
  sections.flatMap(({ fields }) => fields.map(({ name }) => name));

/** What a form starts with: the saved profile, its PAN masked as the server sent it. */
export const answersOf = (form: FormDescription, user: Partial<FormRecord>): Answers =>
  Object.fromEntries(namesOf(form).map((name) => [name, answerOf(name, user)]));

const isPan = (name: FieldName): boolean => fieldOfUser(name).kind === 'pan';

/** What of a form may lie in the browser: all but PANs. */
export const draftOf = (form: FormDescription, answers: Answers): Record<string, unknown> =>
  Object.fromEntries(
    namesOf(form)
      .filter((name) => !isPan(name))
      .map((name) => [name, answers[name]]),
  );

/** The saved answers with what a draft remembers; anything of another shape is passed over. */
export function withDraft(
  form: FormDescription,
  saved: Answers,
  draft: Readonly<Record<string, unknown>>,
): Answers {
  const answers: Partial<Record<FieldName, Answer>> = { ...saved };
  for (const name of namesOf(form)) {
    const value = draft[name];
    const { kind } = fieldOfUser(name);
    if (kind === 'pan') continue;
    if (kind === 'rupees') {
      if (value === null || typeof value === 'number') answers[name] = value;
    } else if (kind === 'flag') {
      if (typeof value === 'boolean') answers[name] = value;
    } else if (typeof value === 'string') answers[name] = value;
  }
  return answers;
}

/** Whether a draft would say anything that is not saved. */
export const differs = (form: FormDescription, a: Answers, b: Answers): boolean =>
  namesOf(form).some((name) => !isPan(name) && (a[name] ?? '') !== (b[name] ?? ''));
