import {
  countHandled,
  type CAMPAIGN_TEXTS,
  type MessageCampaign,
  messageCampaignChangeSchema,
  messageTemplateSchema,
  newMessageCampaignSchema,
  newMessageTemplateSchema,
} from '@marketplace/shared/schema';
import type { Collections } from '../../data/records';
import { messageCampaignView, messageTemplateView } from '../../data/views';
import { HttpError, wrongField } from '../../httpError';
import type { Reader } from '../../store/port';
import { validateWith } from '../kit/validation/validateWith';
import { createRecordWriter } from './recordWriter';

/** Writes message templates. Checks a change together with the unchanged fields. */
export const messageTemplateWriter = createRecordWriter({
  collection: 'message_templates',
  created: newMessageTemplateSchema,
  updated: newMessageTemplateSchema.partial(),
  view: messageTemplateView,
  toRecord: async (template) => template,
  async toPatch(changes, old, { language }) {
    const { id: _, ...fields } = messageTemplateSchema.cast(old, { stripUnknown: true });
    validateWith(newMessageTemplateSchema, { ...fields, ...changes }, language);
    return changes;
  },
});

type Texts = Pick<MessageCampaign, (typeof CAMPAIGN_TEXTS)[number]>;

/** Reads the texts of a template that a new campaign may use. */
async function loadTexts(reader: Reader<Collections>, id: number): Promise<Texts> {
  const template = await reader.get('message_templates', id);
  if (!template || template.archived === 1) throw wrongField('template_id', 'not_found');
  const { channel, subject_en, subject_hi, body_en, body_hi } = template;
  return { channel, subject_en, subject_hi, body_en, body_hi };
}

/** Writes campaigns. One that has begun is only cancelled, and one that is over stays as it is. */
export const messageCampaignWriter = createRecordWriter({
  collection: 'message_campaigns',
  created: newMessageCampaignSchema,
  updated: messageCampaignChangeSchema,
  view: messageCampaignView,
  async toRecord(campaign, { writer, session }) {
    const texts = await loadTexts(writer, campaign.template_id);
    const account = await writer.get('accounts', session?.account_id ?? 0);
    return {
      ...campaign,
      ...texts,
      send_at: new Date(campaign.send_at).toISOString(),
      status: 'scheduled',
      created_by_name: account?.name ?? '',
      sent_at: null,
      sent: 0,
      queued: 0,
      failed: 0,
      limited: 0,
    };
  },
  async toPatch({ status, renew_texts, ...plan }, old, { writer, language }) {
    if (old.status !== 'scheduled') throw new HttpError(409, 'campaign_finished');
    if (status) return { status };
    if (countHandled(old) > 0) throw new HttpError(409, 'campaign_started');
    const { name, template_id, partner_id, product, stage, send_at } = old;
    const before = { name, template_id, partner_id, product, stage, send_at };
    const next = validateWith(newMessageCampaignSchema, { ...before, ...plan }, language);
    const isNewTemplate = next.template_id !== template_id;
    return {
      ...next,
      send_at: new Date(next.send_at).toISOString(),
      ...((isNewTemplate || renew_texts === 1) && (await loadTexts(writer, next.template_id))),
    };
  },
});
