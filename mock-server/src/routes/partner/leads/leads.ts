import {
  addLead,
  addLeadNote,
  confirmLeadConsent,
  contactLead,
  getLead,
  getLeadQueue,
  getLeadTimeline,
  sendLeadCode,
} from '@marketplace/shared/api';
import { nowIso } from '../../../clock';
import { requireShownProduct } from '../../../data/partners/shownProducts';
import type { LeadRecord } from '../../../data/records';
import { requireOwnRecord } from '../../../data/requireRecord';
import { maskContacts, scrubText } from '../../../data/borrowers/scrubText';
import { toPartnerLeadView } from '../../../data/views';
import { HttpError } from '../../../httpError';
import { type Language, translate } from '../../../messages/translate';
import { throttle } from '../../../middleware/throttle';
import { auditAccess } from '../../audit/auditedStore';
import { handle } from '../../kit/handle';
import { tryOtp } from '../../session/otp/tryOtp';
import { isCallingTime } from '../../customers/telecalling/callingHours';
import { toTimelinePage } from '../../customers/timeline/events';
import { consentRoutes } from './consentAnswers';
import { buildConsentKey, PARTNER, sendConsentCode } from './consentCode';
import { loadContactRules } from './contactRule';
import { addSandboxLead, insertLead } from './insertLead';
import { loadLeadQueue } from './leadQueue';
import { reminderRoutes, reminderView } from './leadReminders';
import { findLeadEvents } from './leadTimeline';
import { findNextStep } from './nextStep';
import { recordLeadEvent } from './leadRecord';

/** The messages for partners who may not contact a customer now. */
const REFUSALS = {
  no_consent: 'lead_no_consent',
  refused: 'call_not_allowed',
  hours: 'call_hours',
} as const;

/** Masks numbers and addresses in a note. */
const scrub = (text: string): string => maskContacts(scrubText(text.trim()));

const buildCodeSentAnswer = (lead: Readonly<LeadRecord>, language: Language) => ({
  data: toPartnerLeadView(lead),
  message: translate(language, 'otp_sent', { contact: lead.contact }),
});

export const leadRoutes = [
  handle(
    addLead,
    { before: throttle(30) },
    async ({ body, session, language }, { store, config }) => {
      const partner_id = session?.partner_id ?? 0;
      const lead = await store.tx(async (writer) => {
        await requireShownProduct(writer, partner_id, body.product);
        if (session?.apiKey?.mode === 'sandbox') return addSandboxLead(writer, partner_id, body);
        const made = await insertLead(writer, partner_id, body);
        await sendConsentCode(writer, made, { limited: config.rateLimits, language });
        await recordLeadEvent(writer, made, session, { kind: 'code' });
        return made;
      });
      return buildCodeSentAnswer(lead, language);
    },
  ),
  handle(
    sendLeadCode,
    { before: throttle(30) },
    async ({ params, session, language }, { store, config }) => {
      const lead = await store.tx(async (writer) => {
        const found = await requireOwnRecord(writer, 'leads', params.id, session);
        await sendConsentCode(writer, found, { limited: config.rateLimits, language });
        await recordLeadEvent(writer, found, session, { kind: 'code' });
        return found;
      });
      return buildCodeSentAnswer(lead, language);
    },
  ),
  handle(
    confirmLeadConsent,
    { before: throttle(60) },
    async ({ params, body, session }, { store, config }) => {
      const result = await store.tx(async (writer) => {
        const lead = await requireOwnRecord(writer, 'leads', params.id, session);
        if (lead.consented_at) return { ok: true, lead } as const;
        const attempt = {
          ...buildConsentKey(lead),
          requester: PARTNER,
          limited: config.rateLimits,
        };
        const tried = await tryOtp(writer, attempt, body.otp);
        if (!tried.ok) return tried;
        const now = nowIso();
        const isWaiting = lead.stage === 'consent_awaited';
        const changes = {
          consented_at: now,
          updated_at: now,
          ...(isWaiting && { stage: 'consented' }),
        };
        return { ok: true, lead: await writer.update('leads', lead.id, changes) } as const;
      });
      if (!result.ok) throw result.refusal;
      return { data: toPartnerLeadView(result.lead) };
    },
  ),
  handle(getLead, async ({ params, session }, { store }) => {
    const lead = await requireOwnRecord(store, 'leads', params.id, session);
    const getRule = await loadContactRules(store, [lead]);
    const reminders = await store.find('lead_reminders', {
      filter: { lead_id: lead.id, done_at: null },
      sort: ['remind_at', 'ASC'],
    });
    return {
      data: {
        lead: toPartnerLeadView(lead),
        next: await findNextStep(store, lead),
        contact_rule: getRule(lead),
        reminders: reminders.rows.map(reminderView),
      },
    };
  }),
  handle(getLeadTimeline, async ({ params, query, session }, { store }) => {
    const lead = await requireOwnRecord(store, 'leads', params.id, session);
    return toTimelinePage(await findLeadEvents(store, lead), query);
  }),
  handle(addLeadNote, async ({ params, body, session }, { store }) => {
    const lead = await store.tx(async (writer) => {
      const found = await requireOwnRecord(writer, 'leads', params.id, session);
      await recordLeadEvent(writer, found, session, { kind: 'note', text: scrub(body.text) });
      return found;
    });
    return { data: toPartnerLeadView(lead) };
  }),
  handle(contactLead, async ({ params, body, session }, context) => {
    const { store } = context;
    const lead = await requireOwnRecord(store, 'leads', params.id, session);
    const rule = (await loadContactRules(store, [lead]))(lead);
    if (rule !== 'allowed') throw new HttpError(409, REFUSALS[rule]);
    await store.tx((writer) => recordLeadEvent(writer, lead, session, { kind: body.channel }));
    if (session)
      await auditAccess(context, session, 'read', {
        call: contactLead.id,
        collection: 'leads',
        record_id: lead.id,
        records: 1,
      });
    return { data: { contact: lead.mobile_phone_number ?? '' } };
  }),
  handle(getLeadQueue, async ({ session }, { store }) => {
    const queue = await loadLeadQueue(store, session?.partner_id ?? 0);
    return { data: { open: isCallingTime(), ...queue } };
  }),
  ...consentRoutes,
  ...reminderRoutes,
];
