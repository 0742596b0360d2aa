import { DAY_MS, now, nowIso } from '../../../clock';
import type { Context } from '../../../context';
import { HttpError } from '../../../httpError';
import { isDaytime } from '../../customers/messaging/sendCampaigns';
import { isOverNumberLimit, sendConsentLink } from './consentLink';
import { recordLeadEvent } from './leadRecord';

/** Number of links that one run of the jobs sends. Runs are a minute apart, so this is the sender's pace. */
const LINKS_PER_RUN = 30;

/** Sends the customers whom a partner has asked for consent their links, oldest first, by day and at the sender's pace. */
export async function sendConsentRequests({ store, config, log }: Context): Promise<void> {
  if (!isDaytime()) return;
  const due = await store.select('leads', ['id'], {
    filter: { stage: 'consent_awaited', consent_due_at_lte: nowIso() },
    sort: ['consent_due_at', 'ASC'],
    range: [0, LINKS_PER_RUN - 1],
  });
  for (const { id } of due) {
    try {
      await store.tx(async (writer) => {
        const lead = await writer.get('leads', id);
        if (!lead) return;
        if (await isOverNumberLimit(writer, lead.mobile_phone_number ?? '')) {
          const consent_due_at = new Date(now() + DAY_MS).toISOString();
          await writer.update('leads', id, { consent_due_at });
          return;
        }
        const upload = await writer.get('uploads', lead.upload_id ?? '');
        await sendConsentLink(writer, lead, config);
        await recordLeadEvent(
          writer,
          lead,
          { account_id: upload?.uploaded_by ?? null },
          { kind: 'link' },
        );
      });
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      log.warn({ err: error }, 'a consent request is dropped');
      await store.tx((writer) => writer.update('leads', id, { consent_due_at: null }));
    }
  }
}
