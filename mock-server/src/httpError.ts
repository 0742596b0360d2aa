import type { MessageKey } from './messages/en';
import type { Params } from './messages/translate';

export interface HttpErrorOptions {
  readonly params?: Params;
  /** Field to what is wrong with it: a text of the server's, or one already made. */
  readonly errors?: Readonly<Record<string, MessageKey | { readonly text: string }>>;
  /** For a 409: the version that is stored, and what the fields hold that have changed. */
  readonly current?: Readonly<Record<string, unknown>>;
  /** Said instead of the key's text. */
  readonly text?: string;
  /** Seconds for the Retry-After header. */
  readonly retryAfter?: number;
}

/** A refusal with its HTTP status. Its text is made in the reader's language when it is sent. */
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

/** 422 with one wrong field. */
export function wrongField(field: string, key: MessageKey): HttpError {
  return new HttpError(422, 'invalid', { errors: { [field]: key } });
}

/** 404, the same for what is not there and for what is another's. */
export function notFound(): HttpError {
  return new HttpError(404, 'not_found');
}
