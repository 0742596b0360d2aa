import { HOUR_MS, now, nowIso } from '../../../clock';
import type { Context } from '../../../context';
import { HttpError } from '../../../httpError';
import { isDaytime } from '../../customers/messaging/sendCampaigns';
import { sendConsentCode } from './consentCode';
import { recordLeadEvent } from './leadRecord';

/** Number of codes that one run of the jobs sends. Runs are ten seconds apart. */
const REQUESTS_PER_RUN = 30;

/**
 * Asks the customers of imported leads for consent, oldest first and a few at a time. Waits for the morning
 * during quiet hours, and for an hour if a customer has got too many codes.
 */
export async function sendConsentRequests({ store, config, log }: Context): Promise<void> {
  if (!isDaytime()) return;
  const due = await store.select('leads', ['id'], {
    filter: { stage: 'consent_awaited', consent_due_at_lte: nowIso() },
    sort: ['consent_due_at', 'ASC'],
    range: [0, REQUESTS_PER_RUN - 1],
  });
  for (const { id } of due) {
    try {
      await store.tx(async (writer) => {
        const lead = await writer.get('leads', id);
        if (!lead) return;
        const upload = await writer.get('uploads', lead.upload_id ?? '');
        await sendConsentCode(writer, lead, { limited: config.rateLimits, language: 'en' });
        await recordLeadEvent(
          writer,
          lead,
          { account_id: upload?.uploaded_by ?? null },
          {
            kind: 'code',
          },
        );
      });
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      log.warn({ err: error }, 'a consent request waits');
      const consent_due_at = error.status === 429 ? new Date(now() + HOUR_MS).toISOString() : null;
      await store.tx((writer) => writer.update('leads', id, { consent_due_at }));
    }
  }
}
