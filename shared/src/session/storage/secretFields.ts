/** Field names that drafts leave out, in any spelling of case, underscore or hyphen. */
export const secretFields = [
  'pan',
  'tin',
  'businessPan',
  'aadhaar',
  'otp',
  'password',
  'token',
  'cardNumber',
  'accountNumber',
  'accountNumberRepeat',
] as const;

const secret: ReadonlySet<string> = new Set(secretFields.map(toFieldKey));

/** Words that mean a PAN if they are a whole part of a field name. */
const PAN_WORDS = new Set(['pan', 'tin']);
/** Matches a PAN field written as one word, such as `pancardno`. */
const PAN_COMPOUND =
  /^(?:business|company|firm|individual|personal|applicant|customer|borrower|user|my)?(?:pan|tin)(?:card)?(?:no|num|number|id|\d+)?$/;
/** Matches the spellings of Aadhaar and PAN anywhere in a field name. */
const IDENTITY_NUMBER = /adha?ar|aadha|permanentaccount|आधार|पैन/u;

function toFieldKey(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
}

/** Splits a name in snake_case, camelCase or any other spelling into words. */
function splitWords(name: string): string[] {
  return name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/);
}

/** Whether a field with this name holds a PAN, an Aadhaar number or another secret. */
function isSecret(name: string): boolean {
  const normal = name.normalize('NFKC');
  const compact = toFieldKey(normal);
  return (
    secret.has(compact) ||
    PAN_COMPOUND.test(compact) ||
    IDENTITY_NUMBER.test(compact) ||
    IDENTITY_NUMBER.test(normal) ||
    splitWords(normal).some((word) => PAN_WORDS.has(word))
  );
}

/** Copies `value` without its secret fields, at any depth. */
export function omitSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(omitSecrets);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !isSecret(name))
      .map(([name, inner]) => [name, omitSecrets(inner)]),
  );
}
