/** Fields that never lie in a browser's storage, in any spelling of case, underscore or hyphen. */
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

function plain(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
}

/** `value` without the secret fields, at any depth. */
export function withoutSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSecrets);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !secret.has(plain(name)))
      .map(([name, inner]) => [name, withoutSecrets(inner)]),
  );
}
