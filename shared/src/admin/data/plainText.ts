/** Converts a text, number or boolean to text; anything else to ''. */
export const toPlainText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : '';
