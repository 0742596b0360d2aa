/** Fields that no draft keeps, in any spelling of case, underscore or hyphen. */
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
] as const;

const secret: ReadonlySet<string> = new Set(secretFields.map(plain));

/** Words of a name that mean a PAN; as parts of longer words they don't. */
const PAN_WORDS = new Set(['pan', 'tin']);
/** A PAN's name in one word, such as `pancardno`. */
const PAN_COMPOUND =
  /^(?:business|company|firm|individual|personal|applicant|customer|borrower|user|my)?(?:pan|tin)(?:card)?(?:no|num|number|id|\d+)?$/;
/** Names that people spell in many ways, wherever they stand. */
const IDENTITY_NUMBER = /adha?ar|aadha|permanentaccount|आधार|पैन/u;

function plain(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
}

/** The words of a name in snake_case, camelCase or any other spelling. */
function wordsOf(name: string): string[] {
  return name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/);
}

/** Whether a field of this name holds a PAN, an Aadhaar number or another secret. */
function isSecret(name: string): boolean {
  const normal = name.normalize('NFKC');
  const compact = plain(normal);
  return (
    secret.has(compact) ||
    PAN_COMPOUND.test(compact) ||
    IDENTITY_NUMBER.test(compact) ||
    IDENTITY_NUMBER.test(normal) ||
    wordsOf(normal).some((word) => PAN_WORDS.has(word))
  );
}

/** `value` without the secret fields, at any depth. */
export function withoutSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSecrets);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !isSecret(name))
      .map(([name, inner]) => [name, withoutSecrets(inner)]),
  );
}
