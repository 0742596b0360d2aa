import type { Named } from './recordBase';

/**
 * A request that was made with an idempotency key. The id is a hash of the caller and the key, and the answer is
 * encrypted with the key, which the server does not keep: whoever reads the data learns nothing of either.
 */
export interface IdempotencyKeyRecord extends Named {
  /** The account or network address that sent the key, as the request limits name it. */
  readonly caller: string;
  /** A hash of the key, the call and the body. */
  readonly request: string;
  /** The answer; null while the call runs, or if the server stopped before it answered. */
  readonly answer: string | null;
  readonly at: string;
}
