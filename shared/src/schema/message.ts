/**
 * What a rule says when it fails: a catalogue key and the values it mentions.
 * The text is made where the reader's language is known, so one rule serves the
 * forms, the inline cells and the server.
 */
export interface Message {
  /** yup takes any record for a message. */
  [name: PropertyKey]: unknown;
  key: string;
  params?: Record<string, string | number>;
}

/** A message for a yup rule. */
export const message = (key: string, params?: Message['params']): Message =>
  params ? { key, params } : { key };

/** Tells a catalogue message from the plain strings that yup also allows. */
export const isMessage = (value: unknown): value is Message =>
  typeof value === 'object' && value !== null && 'key' in value && typeof value.key === 'string';
