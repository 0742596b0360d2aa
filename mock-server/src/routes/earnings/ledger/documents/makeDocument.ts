import { Readable } from 'node:stream';
import type { FileAnswer } from '@marketplace/shared/api';
import { getAccountKey, type Session } from '../../../../auth/sessions';
import { HttpError } from '../../../../httpError';
import type { DocumentOrder } from './drawDocument';
import { drawInWorker } from './drawInWorker';
import { getDocument } from './keptDocuments';

/** Maximum number of documents that are being made at once. */
const MOST_AT_ONCE = 2;
/** Seconds that a document usually takes. */
const RETRY_AFTER_SECONDS = 2;

/** The accounts for which a document is being made, each for one. */
const busy = new Set<string>();

/**
 * Makes a document: `compute` reads what it shows, a process of its own draws it. Rejects with 429 while the account's
 * last document is still being made, or those of two others.
 */
export async function makeDocument(
  session: Session | undefined,
  compute: () => Promise<{ readonly name: string; readonly order: DocumentOrder }>,
): Promise<FileAnswer> {
  const account = session ? getAccountKey(session) : '';
  if (busy.has(account) || busy.size >= MOST_AT_ONCE)
    throw new HttpError(429, 'documents_busy', { retryAfter: RETRY_AFTER_SECONDS });
  busy.add(account);
  try {
    const { name, order } = await compute();
    return { name, content: Readable.from([await getDocument(order, drawInWorker)]) };
  } finally {
    busy.delete(account);
  }
}
