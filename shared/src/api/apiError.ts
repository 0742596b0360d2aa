/** The one error type for a failed call. */
export class ApiError extends Error {
  /** HTTP status; 0 when the server did not answer. */
  readonly status: number;
  /** Error message of each invalid field, by field name, in the user's language. */
  readonly fields: Readonly<Record<string, string>>;
  /** Whether the same call can succeed later: no answer, 408, 429 or a 5xx. */
  readonly retryable: boolean;
  /** Seconds to wait before a retry, if the server sent `Retry-After`. */
  readonly retryAfter: number | undefined;
  /** After a 409: the fields that others have changed, with their stored values, and the record's `version`. */
  readonly current: Readonly<Record<string, unknown>> | undefined;
  readonly reason: 'offline' | 'timeout' | 'cancelled' | 'answer';

  constructor(
    text: string,
    {
      status = 0,
      fields = {},
      retryAfter,
      current,
      reason = 'answer',
    }: {
      status?: number;
      fields?: Record<string, string>;
      retryAfter?: number | undefined;
      current?: ApiError['current'];
      reason?: ApiError['reason'];
    } = {},
  ) {
    super(text);
    this.name = 'ApiError';
    this.status = status;
    this.fields = fields;
    this.retryAfter = retryAfter;
    this.current = current;
    this.reason = reason;
    this.retryable =
      reason !== 'cancelled' && (status === 0 || status === 408 || status === 429 || status >= 500);
  }
}
