import type { ApiError } from './apiError';

/** After this time the same content is a new wish, not a retry. */
const RETRY_MS = 3_600_000;

interface Press {
  readonly key: string;
  readonly content: string;
  readonly at: number;
}

/** Says what a body holds, so that two presses can be compared; a file by its name, size and time. */
const describe = (body: BodyInit | null | undefined): string => {
  if (!(body instanceof FormData)) return typeof body === 'string' ? body : '';
  const parts = [...body].map(([name, value]) =>
    typeof value === 'string' ? [name, value] : [name, value.name, value.size, value.lastModified],
  );
  return JSON.stringify(parts);
};

/** Creates a random key; `randomUUID` is missing on pages that are not served over TLS. */
const createKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

/**
 * Gives each press of a person a key of its own, and a retry of the press the same one. A press is retried if the
 * same content goes to the same address while the first has no answer, or after its answer was lost.
 */
export class PressKeys {
  readonly #open = new Map<string, Press>();

  /** Returns the key of a press. `address` names the caller, too. */
  begin(address: string, body: BodyInit | null | undefined): string {
    const content = describe(body);
    const open = this.#open.get(address);
    if (open?.content === content && Date.now() - open.at < RETRY_MS) return open.key;
    const key = createKey();
    this.#open.set(address, { key, content, at: Date.now() });
    return key;
  }

  /** Ends a press after its answer. Without one, or with one that asks to wait, the next press is its retry. */
  end(address: string, key: string, failure?: ApiError): void {
    const isOpen = failure?.retryable || failure?.retryAfter !== undefined;
    if (!isOpen && this.#open.get(address)?.key === key) this.#open.delete(address);
  }
}
