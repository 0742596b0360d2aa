import type { FieldMessages } from '@marketplace/shared/schema';
import { message, validate } from '@marketplace/shared/schema';
import type { Answers, FieldName, FormDescription } from './description';
import { askedOf } from './description';
import { fieldOfUser } from './fieldOfUser';
import { type FormRecord, formSchema } from './formSchema';

const COUNTRY_OR_TRUNK = /^(?:\+?91|0)(?=[0-9]{10}$)/;

type Typed = string | number | null;

/** Blanks and a country code belong to how people write numbers, not to the number. */
function typedOf(name: FieldName, answers: Answers): Typed {
  const answer = answers[name] ?? '';
  const { kind } = fieldOfUser(name);
  if (typeof answer === 'boolean') return answer ? 1 : 0;
  if (typeof answer === 'number') return answer;
  if (kind === 'rupees') return name === 'emi' || name === 'monthly_rent' ? 0 : null;
  if (kind === 'pan' || kind === 'pincode') return answer.replaceAll(/\s/g, '');
  if (kind === 'mobile') return answer.replaceAll(/[\s-]/g, '').replace(COUNTRY_OR_TRUNK, '');
  return answer.trim();
}

export type Checked =
  | { ok: true; body: Partial<FormRecord> }
  | { ok: false; errors: FieldMessages };

/** Checks the fields that are asked, by the rules of the schema, and makes of them what is sent. */
export function checkAnswers(form: FormDescription, answers: Answers): Checked {
  const names = askedOf(form, answers).map(({ name }) => name);
  const required = form.required(answers);
  const typed = Object.fromEntries(
    names
      .map((name) => [name, typedOf(name, answers)] as const)
      // An empty option of a nullable list means that nothing was said.
      .map(([name, value]) => [name, value === '' && fieldOfUser(name).nullable ? null : value]),
  );
  const checked = validate(formSchema.pick(names).noUnknown(), typed, { typed: true });
  const errors: FieldMessages = checked.ok ? {} : { ...checked.errors };
  for (const name of names) {
    const value = typed[name];
    const empty = value === '' || value === null || (name === 'se_loan_amount' && value === 0);
    if (empty && required.includes(name)) errors[name] = message(`missing.${name}`);
  }
  if (!checked.ok || Object.keys(errors).length > 0) return { ok: false, errors };
  return { ok: true, body: { ...checked.value, ...form.fixed } };
}
