import type { FieldMessages } from '@marketplace/shared/schema';
import { message, validate } from '@marketplace/shared/schema';
import { ZERO_MEANS_UNANSWERED } from './answers';
import type { Answers, FormSpec, FormOutline } from './formSpec';
import { getAskedFields, getAllFields } from './formSpec';
import { getFormField } from './formSpec';
import { normalizeAnswer } from './normalizeAnswer';

type WireValue = string | number | null;

/** The value that means 'no answer' in a request. */
function emptyValue(form: FormOutline, name: string): WireValue {
  const { kind, nullable } = getFormField(form, name);
  if (kind === 'flag') return 0;
  if (kind === 'rupees') return ZERO_MEANS_UNANSWERED.has(name) ? 0 : null;
  return nullable ? null : '';
}

function toWireValue(form: FormOutline, name: string, answers: Answers): WireValue {
  const answer = answers[name] ?? '';
  if (typeof answer === 'boolean') return answer ? 1 : 0;
  if (typeof answer === 'number') return answer;
  return normalizeAnswer(getFormField(form, name).kind, answer);
}

const isOutside = (value: number, { min, max }: { min: number; max: number }): boolean =>
  value < min || value > max;

export type ValidatedAnswers<Entity extends object> =
  | { ok: true; body: Partial<Entity> }
  | { ok: false; errors: FieldMessages };

/**
 * Validates the fields that apply, by the rules of the schema, and builds the request body. Sends
 * answers that no longer apply (the employer of a person who now runs a business) as empty.
 */
export function validateAnswers<Entity extends object>(
  form: FormSpec<Entity>,
  answers: Answers,
): ValidatedAnswers<Entity> {
  const asked = new Set(getAskedFields(form, answers).map(({ name }) => name));
  const required = form.required(answers);
  const names = form.sections.flatMap(({ fields }) => fields.map(({ name }) => name));
  const typed: Record<string, WireValue> = {};
  for (const { name } of getAllFields(form)) {
    const value = asked.has(name) ? toWireValue(form, name, answers) : '';
    typed[name] = value === '' ? emptyValue(form, name) : value;
  }
  const checked = validate(form.schema.pick(names).noUnknown(), typed, { typed: true });
  const errors: FieldMessages = checked.ok ? {} : { ...checked.errors };
  for (const { name, amounts } of getAskedFields(form, answers)) {
    const value = typed[name];
    const empty = value === '' || value === null || (name === 'se_loan_amount' && value === 0);
    if (empty && required.includes(name)) errors[name] = message(`missing.${name}`);
    else if (amounts && typeof value === 'number' && isOutside(value, amounts))
      errors[name] = message(`outside.${name}`, amounts);
  }
  if (!checked.ok || Object.keys(errors).length > 0) return { ok: false, errors };
  return { ok: true, body: { ...checked.value, ...form.fixed } };
}
