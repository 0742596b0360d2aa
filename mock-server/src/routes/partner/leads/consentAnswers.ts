import {
  answerLeadConsent,
  getConsentProgress,
  readLeadConsent,
  requestLeadConsents,
} from '@marketplace/shared/api';
import { nowIso } from '../../../clock';
import { findPublicPartner } from '../../../data/partners/partners';
import type { Collections, LeadRecord } from '../../../data/records';
import { notFound } from '../../../httpError';
import { throttle } from '../../../middleware/throttle';
import type { Filter, Reader } from '../../../store/port';
import { isDaytime } from '../../customers/messaging/sendCampaigns';
import { handle } from '../../kit/handle';
import { canSendLink, requireLinkedLead } from './consentLink';
import { recordLeadEvent } from './leadRecord';

const GUESSES_A_MINUTE = 30;

/** The stages in which the answer of the customer decides the stage. */
const UNSIGNED: readonly string[] = ['consent_awaited', 'consent_refused', 'consented'];

async function toConsentView(reader: Reader<Collections>, lead: Readonly<LeadRecord>) {
  const { partner_id, product, language = 'en', consented_at, stage } = lead;
  const record = await reader.get('partners', partner_id);
  const partner = record?.status === 1 && (await findPublicPartner(reader, record.url_segment));
  if (!partner) throw notFound();
  const refused = stage === 'consent_refused' ? ('refused' as const) : ('open' as const);
  return { partner, product, language, answer: consented_at ? ('agreed' as const) : refused };
}

/** A partner's own leads that wait for an answer: those of an import, the named ones, or all of them. */
const toFilter = (
  partner_id: number,
  {
    upload_id,
    ids,
  }: { readonly upload_id?: string | undefined; readonly ids?: readonly string[] | undefined },
): Filter => ({
  partner_id,
  ...(upload_id && { upload_id }),
  ...(ids && { id: [...ids] }),
});

export const consentRoutes = [
  handle(readLeadConsent, { before: throttle(GUESSES_A_MINUTE) }, async ({ body }, { store }) => ({
    data: await toConsentView(store, await requireLinkedLead(store, body.token)),
  })),
  handle(answerLeadConsent, { before: throttle(GUESSES_A_MINUTE) }, async ({ body }, { store }) =>
    store.tx(async (writer) => {
      const lead = await requireLinkedLead(writer, body.token);
      const isAgreed = body.agreed === 1;
      const isSame = isAgreed
        ? Boolean(lead.consented_at)
        : !lead.consented_at && lead.stage === 'consent_refused';
      if (isSame) return { data: await toConsentView(writer, lead) };
      const at = nowIso();
      const saved = await writer.update('leads', lead.id, {
        consented_at: isAgreed ? at : null,
        consent_due_at: null,
        updated_at: at,
        ...(UNSIGNED.includes(lead.stage) && { stage: isAgreed ? 'consented' : 'consent_refused' }),
      });
      if (!isAgreed) await recordLeadEvent(writer, lead, undefined, { kind: 'refused' });
      return { data: await toConsentView(writer, saved) };
    }),
  ),
  handle(
    requestLeadConsents,
    { before: throttle(GUESSES_A_MINUTE) },
    async ({ body, session }, { store }) => {
      const filter = { ...toFilter(session?.partner_id ?? 0, body), stage: 'consent_awaited' };
      const { rows } = await store.find('leads', { filter });
      const due = rows.filter((lead) => canSendLink(lead) && !lead.consent_due_at);
      await store.tx(async (writer) => {
        for (const { id } of due)
          if ((await writer.get('leads', id))?.stage === 'consent_awaited')
            await writer.update('leads', id, { consent_due_at: nowIso() });
      });
      return { data: { queued: due.length, skipped: rows.length - due.length, open: isDaytime() } };
    },
  ),
  handle(getConsentProgress, async ({ query, session }, { store }) => {
    const filter = toFilter(session?.partner_id ?? 0, query ?? {});
    const stages = await store.countBy('leads', ['stage'], filter);
    const due = await store.find('leads', {
      filter: { ...filter, stage: 'consent_awaited', consent_due_at_lte: '9999' },
      range: [0, 0],
    });
    const count = (stage: string) =>
      stages.reduce((sum, row) => (row.stage === stage ? sum + row.count : sum), 0);
    const total = stages.reduce((sum, row) => sum + row.count, 0);
    const awaited = count('consent_awaited');
    const refused = count('consent_refused');
    return {
      data: {
        total,
        queued: due.total,
        unanswered: awaited - due.total,
        agreed: total - awaited - refused,
        refused,
        open: isDaytime(),
      },
    };
  }),
];
