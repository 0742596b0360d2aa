import type { Resource } from '@marketplace/shared/resources';
import { describeFields } from '@marketplace/shared/schema';
import type { AnyObjectSchema, AnySchema } from 'yup';
import type { Collections } from '../../data/records';
import { HttpError } from '../../httpError';
import type { Language } from '../../messages/translate';
import type { Reader, Stored } from '../../store/port';
import { findBrokenReferences, findTakenFields } from '../kit/declaredRules';
import { toValidationError } from '../kit/validation/validateWith';

export type RecordSchema = AnySchema & Pick<AnyObjectSchema, 'describe'>;

/** Throws 422 for each sent field that points at no record. */
export async function requireReferences(
  reader: Reader<Collections>,
  schema: RecordSchema,
  sent: object,
): Promise<void> {
  const broken = await findBrokenReferences(reader, describeFields(schema), sent);
  if (broken.length === 0) return;
  const errors = Object.fromEntries(broken.map((name) => [name, 'reference_missing' as const]));
  throw new HttpError(422, 'invalid', { errors });
}

/** Throws 422 if a record has the values of unique fields in common with another one. */
export async function requireUnique(
  reader: Reader<Collections>,
  resource: Resource,
  record: Readonly<Record<string, unknown>>,
): Promise<void> {
  const taken = await findTakenFields(reader, resource, record);
  if (taken.length === 0) return;
  const errors = Object.fromEntries(taken.map((name) => [name, 'record_taken' as const]));
  throw new HttpError(422, 'invalid', { errors });
}

/** Checks a change by the rules over its fields and the unchanged ones. A rule's error stands at a changed field. */
export function checkRules(
  { rules }: Resource,
  old: Stored,
  patch: Readonly<Record<string, unknown>>,
  language: Language,
): void {
  for (const rule of rules) {
    const changed = rule.fields.filter((name) => Object.hasOwn(patch, name));
    if (changed.length === 0 || rule.test({ ...old, ...patch })) continue;
    throw toValidationError({ [changed.at(-1) ?? '']: rule.message }, language);
  }
}
