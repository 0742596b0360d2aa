import type { FieldKind } from '@marketplace/shared/schema';
import { type Answers, type FormOutline, getFormField, getVisibleFields } from './formSpec';

/** Seconds for reading a question and for answering it, by its kind; a press is quicker than typing. */
const SECONDS: Partial<Record<FieldKind, number>> = {
  choice: 7,
  flag: 5,
  months: 7,
  date: 12,
  pan: 20,
};
const TYPED = 12;
/** Seconds for reading a consent and for ticking it. */
const CONSENT = 15;

export interface TimeLeft {
  questions: number;
  /** Whole minutes, one at least. */
  minutes: number;
}

/** The questions that a form still needs an answer to, its consents included, and how long they take. */
export function computeTimeLeft(
  form: FormOutline,
  answers: Answers,
  invalid: Readonly<Record<string, unknown>>,
): TimeLeft {
  const required = form.required(answers);
  const fields = form.sections
    .flatMap((section) => getVisibleFields(section, answers))
    .filter(({ name }) => required.includes(name) && name in invalid);
  const seconds = fields.map(({ name }) => SECONDS[getFormField(form, name).kind] ?? TYPED);
  const consents = form.consents.map(() => CONSENT);
  const sum = [...seconds, ...consents].reduce((total, one) => total + one, 0);
  return { questions: seconds.length + consents.length, minutes: Math.max(1, Math.ceil(sum / 60)) };
}
