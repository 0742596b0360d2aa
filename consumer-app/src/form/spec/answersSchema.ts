import { message, validate } from '@marketplace/shared/schema';
import { type InferType, NumberSchema, Schema } from 'yup';
import { ZERO_MEANS_UNANSWERED } from './answers';
import type { Answers, FormField, FormSpec, FormOutline } from './formSpec';
import { getAskedFields, getAllFields, getFormField } from './formSpec';

type WireValue = string | number | null;

/** The value that means 'no answer' in a request. */
function getEmptyValue(form: FormOutline, name: string): WireValue {
  const { kind, nullable } = getFormField(form, name);
  if (kind === 'flag') return 0;
  if (kind === 'rupees') return ZERO_MEANS_UNANSWERED.has(name) ? 0 : null;
  return nullable ? null : '';
}

function toWireValue(form: FormOutline, name: string, answers: Answers): WireValue {
  const answer = answers[name] ?? '';
  if (typeof answer === 'boolean') return answer ? 1 : 0;
  if (typeof answer === 'number') return answer;
  return answer.trim() || getEmptyValue(form, name);
}

/**
 * The answers as a request holds them, with the values that are not asked for. Answers that no longer
 * apply (the employer of a person who now runs a business) are empty.
 */
function toWireValues<Entity extends object>(form: FormSpec<Entity>, answers: Answers): object {
  const asked = new Set(getAskedFields(form, answers).map(({ name }) => name));
  const values = getAllFields(form).map(({ name }): [string, WireValue] => [
    name,
    asked.has(name) ? toWireValue(form, name, answers) : getEmptyValue(form, name),
  ]);
  return { ...Object.fromEntries(values), ...form.fixed };
}

const isEmpty = (name: string, value: unknown): boolean =>
  value === '' || (name === 'se_loan_amount' && value === 0);

const isSchema = (value: unknown): value is Schema => value instanceof Schema;

/** Reports a missing answer in place of any other broken rule. */
function requireAnswer(rule: Schema, name: string): Schema {
  const required = rule.transform((value: unknown) => (isEmpty(name, value) ? null : value));
  required.withMutation((schema: Schema) => void schema.nonNullable(message(`missing.${name}`)));
  return required;
}

function withAmounts(rule: Schema, { name, amounts }: FormField): Schema {
  if (!amounts || !(rule instanceof NumberSchema)) return rule;
  const outside = message(`outside.${name}`, amounts);
  return rule.min(amounts.min, outside).max(amounts.max, outside);
}

/**
 * The rules of a form's answers, which depend on the answers: what has to be answered, and which
 * questions apply. Typed answers are cast to the values of a request.
 */
export function getAnswersSchema<Entity extends object>(form: FormSpec<Entity>, answers: Answers) {
  const required = form.required(answers);
  const rules = new Map<string, unknown>(Object.entries(form.schema.fields));
  const isField = (name: string): name is keyof Entity & string => rules.has(name);
  const names = [...getAllFields(form).map(({ name }) => name), ...Object.keys(form.fixed ?? {})];
  const own = getAskedFields(form, answers).flatMap((field): [string, Schema][] => {
    const { name } = field;
    const rule = rules.get(name);
    if (!isSchema(rule)) return [];
    const bounded = withAmounts(rule, field);
    return [[name, required.includes(name) ? requireAnswer(bounded, name) : bounded]];
  });
  const schema = form.schema
    .pick(names.filter(isField))
    .noUnknown()
    .transform((input: Answers) => toWireValues(form, input));
  Object.assign(schema.fields, Object.fromEntries(own));
  return schema;
}

export type FormBody<Entity extends object> = InferType<
  ReturnType<typeof getAnswersSchema<Entity>>
>;

/** Validates answers and casts them to the body of a request; errors are keyed by field. */
export const validateAnswers = <Entity extends object>(form: FormSpec<Entity>, answers: Answers) =>
  validate(getAnswersSchema(form, answers), answers, { cast: true });
