import type { FieldMessages } from '@marketplace/shared/schema';
import { message, validate } from '@marketplace/shared/schema';
import { ZERO_IS_UNSAID } from './answers';
import type { Answers, FormDescription, FormShape } from './description';
import { askedOf, fieldsOf } from './description';
import { fieldIn } from './fieldIn';
import { plainAnswer } from './plainAnswer';

type Typed = string | number | null;

/** What stands for no answer on the wire. */
function emptyOf(form: FormShape, name: string): Typed {
  const { kind, nullable } = fieldIn(form, name);
  if (kind === 'flag') return 0;
  if (kind === 'rupees') return ZERO_IS_UNSAID.has(name) ? 0 : null;
  return nullable ? null : '';
}

function typedOf(form: FormShape, name: string, answers: Answers): Typed {
  const answer = answers[name] ?? '';
  if (typeof answer === 'boolean') return answer ? 1 : 0;
  if (typeof answer === 'number') return answer;
  return plainAnswer(fieldIn(form, name).kind, answer);
}

const isOutside = (value: number, { min, max }: { min: number; max: number }): boolean =>
  value < min || value > max;

export type Checked<Entity extends object> =
  | { ok: true; body: Partial<Entity> }
  | { ok: false; errors: FieldMessages };

/**
 * Checks the fields that are asked, by the rules of the schema, and makes of them what is sent.
 * Answers to questions that are no longer asked (the employer of someone who now runs a business) are
 * sent as empty.
 */
export function checkAnswers<Entity extends object>(
  form: FormDescription<Entity>,
  answers: Answers,
): Checked<Entity> {
  const asked = new Set(askedOf(form, answers).map(({ name }) => name));
  const required = form.required(answers);
  const names = form.sections.flatMap(({ fields }) => fields.map(({ name }) => name));
  const typed: Record<string, Typed> = {};
  for (const { name } of fieldsOf(form)) {
    const value = asked.has(name) ? typedOf(form, name, answers) : '';
    typed[name] = value === '' ? emptyOf(form, name) : value;
  }
  const checked = validate(form.schema.pick(names).noUnknown(), typed, { typed: true });
  const errors: FieldMessages = checked.ok ? {} : { ...checked.errors };
  for (const { name, amounts } of askedOf(form, answers)) {
    const value = typed[name];
    const empty = value === '' || value === null || (name === 'se_loan_amount' && value === 0);
    if (empty && required.includes(name)) errors[name] = message(`missing.${name}`);
    else if (amounts && typeof value === 'number' && isOutside(value, amounts))
      errors[name] = message(`outside.${name}`, amounts);
  }
  if (!checked.ok || Object.keys(errors).length > 0) return { ok: false, errors };
  return { ok: true, body: { ...checked.value, ...form.fixed } };
}
