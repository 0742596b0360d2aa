import {
  messageCampaignChangeSchema,
  messageTemplateSchema,
  newMessageCampaignSchema,
  newMessageTemplateSchema,
} from '@marketplace/shared/schema';
import { messageCampaignView, messageTemplateView } from '../../data/views';
import { HttpError, wrongField } from '../../httpError';
import { validateWith } from '../kit/validation/validateWith';
import { createRecordWriter } from './recordWriter';

/** Writes message templates. A change is checked together with the fields that stay. */
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

/** Writes campaigns. One that is sent or cancelled stays as it is. */
export const messageCampaignWriter = createRecordWriter({
  collection: 'message_campaigns',
  created: newMessageCampaignSchema,
  updated: messageCampaignChangeSchema,
  view: messageCampaignView,
  async toRecord(campaign, { writer, session }) {
    const template = await writer.get('message_templates', campaign.template_id);
    if (!template || template.archived === 1) throw wrongField('template_id', 'not_found');
    const account = await writer.get('accounts', session.account_id ?? 0);
    return {
      ...campaign,
      send_at: new Date(campaign.send_at).toISOString(),
      status: 'scheduled',
      created_by_name: account?.name ?? '',
      sent_at: null,
      sent: 0,
      limited: 0,
    };
  },
  async toPatch(changes, old) {
    if (old.status !== 'scheduled') throw new HttpError(409, 'campaign_finished');
    return changes;
  },
});
