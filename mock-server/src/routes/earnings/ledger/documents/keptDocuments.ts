import { createHash } from 'node:crypto';
import type { DocumentOrder } from './drawDocument';

/** Bytes of all documents that are kept, about two hundred statements of a usual month. */
const MOST_BYTES = 16_000_000;

/** The drawn documents by all that they show, the one that was asked for last at the end. */
const kept = new Map<string, Uint8Array>();
let size = 0;

/**
 * Returns the document of an order, from memory if the same was drawn before. The key is everything that
 * the document shows, so a change of any of it draws a new one.
 */
export async function getDocument(
  order: DocumentOrder,
  draw: (order: DocumentOrder) => Promise<Uint8Array>,
): Promise<Uint8Array> {
  const key = createHash('sha256').update(JSON.stringify(order)).digest('base64');
  const found = kept.get(key);
  const bytes = found ?? (await draw(order));
  forget(key);
  kept.set(key, bytes);
  size += bytes.length;
  for (const oldest of kept.keys()) {
    if (size <= MOST_BYTES) break;
    forget(oldest);
  }
  return bytes;
}

function forget(key: string): void {
  size -= kept.get(key)?.length ?? 0;
  kept.delete(key);
}
