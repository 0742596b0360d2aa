/** Why a call failed, in the one shape that every screen handles. */
export class ApiError extends Error {
  /** HTTP status; 0 where no answer came at all. */
  readonly status: number;
  /** Field name to what is wrong with it, in the user's language. */
  readonly fields: Readonly<Record<string, string>>;
  /** Whether the same call may go through later: no answer, 408, 429 or a 5xx. */
  readonly retryable: boolean;
  /** Seconds to wait before trying again, where the server said so. */
  readonly retryAfter: number | undefined;
  /** Of a 409: what others have made of the record, as far as they changed it, and its `version`. */
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
