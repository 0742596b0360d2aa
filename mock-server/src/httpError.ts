import type { MessageKey } from './messages/translate';
import type { Params } from './messages/translate';

export interface HttpErrorOptions {
  readonly params?: Params;
  /** Maps each invalid field to its error: a message key, or a finished text. */
  readonly errors?: Readonly<Record<string, MessageKey | { readonly text: string }>>;
  /** For a 409: the stored version, and the stored values of the changed fields. */
  readonly current?: Readonly<Record<string, unknown>>;
  /** Text to send instead of the key's message. */
  readonly text?: string;
  /** Seconds for the Retry-After header. */
  readonly retryAfter?: number;
}

/**
 * An error with its HTTP status. `sendError` translates its message to the language of the request.
 */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: number;
  readonly key: MessageKey;
  readonly options: HttpErrorOptions;

  constructor(status: number, key: MessageKey, options: HttpErrorOptions = {}) {
    super(key);
    this.status = status;
    this.key = key;
    this.options = options;
  }
}

/** Builds a 422 with one invalid field. */
export function wrongField(field: string, key: MessageKey): HttpError {
  return new HttpError(422, 'invalid', { errors: { [field]: key } });
}

/** Builds a 404. A missing record and another owner's record look alike. */
export function notFound(): HttpError {
  return new HttpError(404, 'not_found');
}
