import {
  getOwnData,
  exportedCallSchema,
  exportedHelpSchema,
  exportedLeadSchema,
  exportedNoteSchema,
  exportedTaskSchema,
} from '@marketplace/shared/api';
import { createFieldSelector } from '@marketplace/shared/schema';
import { nowIso } from '../../../clock';
import { getConsentHistory } from '../../../data/borrowers/consents';
import {
  findByContact,
  findHelpRequestsByPerson,
  findLeadsByPerson,
  findProspectsByPerson,
  getVerifiedContacts,
} from '../../../data/borrowers/personalContacts';
import { findMerchantApplications } from '../../../data/partners/merchants';
import { getLenderName, loadOwnApplicationView } from '../../../data/lenders/lenderNames';
import type { LenderRecord } from '../../../data/records';
import type { Language } from '../../../messages/translate';
import { requireRecord } from '../../../data/requireRecord';
import { toLeadView, toMerchantView, toUserView } from '../../../data/views';
import { compareText } from '../../../store/textOrder';
import { consentView } from '../consents/consents';
import { draftView } from '../drafts/drafts';
import { handle } from '../../kit/handle';
import { reminderView } from '../reminders/reminders';
import { findScheduledErasure, toErasureView } from './erasure';
import { consentTexts as english } from '@marketplace/shared/i18n/en/consents';
import { consentTexts as hindi } from '@marketplace/shared/i18n/hi/consents';
import type { Consent } from '@marketplace/shared/schema';

const texts = { en: english, hi: hindi };

/** Returns the text that a person agreed to; '' for a version that was never published. */
function consentText({ purpose, text_version, language }: Consent, lenderName: string): string {
  const versions: Readonly<Record<string, { title: string; text: string }>> =
    texts[language][purpose];
  const found = versions[`v${text_version}`];
  return found ? `${found.title}: ${found.text}`.replaceAll('%{lender}', () => lenderName) : '';
}

const toExportedLead = createFieldSelector(exportedLeadSchema);
const toExportedCall = createFieldSelector(exportedCallSchema);
const toExportedNote = createFieldSelector(exportedNoteSchema);
const toExportedTask = createFieldSelector(exportedTaskSchema);
const toExportedHelp = createFieldSelector(exportedHelpSchema);

export const ownDataRoutes = [
  handle(getOwnData, async ({ params, language }, { store }) => {
    const user = await requireRecord(store, 'users', params.id);
    const filter = { user_id: user.id };
    const byDay = { filter, sort: ['created_at', 'ASC'] } as const;
    const consents = await getConsentHistory(store, user.id);
    const applications = await store.find('applications', byDay);
    const leads = await findLeadsByPerson(store, user);
    const prospects = await findProspectsByPerson(store, user);
    const contacts = getVerifiedContacts(user);
    const sent = await findByContact(store, 'outbox', 'to', contacts);
    const signIns = await store.find('sign_ins', { filter, sort: ['at', 'ASC'] });
    const letters = sent.toSorted((a, b) => compareText(a.sent_at, b.sent_at));
    const partners = new Map(
      (await store.find('partners')).rows.map(({ id, title }) => [id, title]),
    );
    const deliveries = await store.find('message_deliveries', { filter, sort: ['at', 'ASC'] });
    const campaigns = await store.find('message_campaigns', {
      filter: { id: deliveries.rows.map(({ campaign_id }) => campaign_id) },
    });
    const templates = await store.find('message_templates');
    const campaignsById = new Map(campaigns.rows.map((campaign) => [campaign.id, campaign]));
    const channelsByTemplate = new Map(templates.rows.map(({ id, channel }) => [id, channel]));
    const calls = await store.find('calls', { filter, sort: ['claimed_at', 'ASC'] });
    const notes = await store.find('customer_notes', byDay);
    const tasks = await store.find('customer_tasks', byDay);
    const help = await findHelpRequestsByPerson(store, user);
    const reminders = await store.find('reminders', { filter, sort: ['due_at', 'ASC'] });
    const drafts = await store.find('form_drafts', { filter });
    const merchants = await findMerchantApplications(store, user.sign_in);
    const erasure = await findScheduledErasure(store, user.id);
    const lenders = new Map<number, Readonly<LenderRecord>>();
    for (const { lender_id } of consents) {
      if (lender_id === null || lender_id === undefined || lenders.has(lender_id)) continue;
      const lender = await store.get('lenders', lender_id);
      if (lender) lenders.set(lender_id, lender);
    }
    const nameOf = (consent: Consent, reader: Language) => {
      const lender = lenders.get(consent.lender_id ?? 0);
      return lender ? getLenderName(lender, reader) : '';
    };
    return {
      data: {
        generated_at: nowIso(),
        profile: toUserView(user),
        consents: consents.map((consent) => ({
          ...consentView(consent),
          lender_name: nameOf(consent, language),
          // As the person read it.
          text: consentText(consent, nameOf(consent, consent.language)),
        })),
        applications: applications.rows.map(
          await loadOwnApplicationView(store, applications.rows, language),
        ),
        leads: leads.map((lead) => toExportedLead(toLeadView(lead))),
        sign_ins: signIns.rows.map(({ at, device }) => ({ at, device })),
        messages: letters.map(({ to, channel, text, sent_at }) => ({ to, channel, text, sent_at })),
        prospects: prospects.map(
          ({ id, partner_id, product, first_name, contact, created_at }) => ({
            id,
            partner: partners.get(partner_id) ?? '',
            product,
            // Show the partner's notes only if the person has verified the contact.
            first_name: contact === user.sign_in ? first_name : '',
            contact: contact === user.sign_in ? contact : '',
            created_at,
          }),
        ),
        deliveries: deliveries.rows.map(({ campaign_id, contact, language, status, at }) => {
          const campaign = campaignsById.get(campaign_id);
          const channel =
            campaign?.channel || (channelsByTemplate.get(campaign?.template_id ?? 0) ?? '');
          return { campaign: campaign?.name ?? '', channel, contact, language, status, at };
        }),
        calls: calls.rows.map(toExportedCall),
        notes: notes.rows.map(toExportedNote),
        tasks: tasks.rows.map(toExportedTask),
        help_requests: help.map(toExportedHelp),
        reminders: reminders.rows.map(reminderView),
        drafts: drafts.rows.map(draftView),
        merchants: merchants.map(toMerchantView),
        erasure: erasure ? toErasureView(erasure) : null,
      },
    };
  }),
];
