/**
 * The message of a failed rule: a catalogue key and its parameters. Forms, inline
 * cells and the server share the rule and translate the key into the reader's language.
 */
export interface Message {
  /** yup accepts any record as a message. */
  [name: PropertyKey]: unknown;
  key: string;
  params?: Record<string, string | number>;
}

/** Builds a message for a yup rule. */
export const message = (key: string, params?: Message['params']): Message =>
  params ? { key, params } : { key };

/** Whether a yup message is a catalogue message and not a plain string. */
export const isMessage = (value: unknown): value is Message =>
  typeof value === 'object' && value !== null && 'key' in value && typeof value.key === 'string';
