/** A value as plain text; '' for what is no text, number or truth value. */
export const toPlainText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : '';
