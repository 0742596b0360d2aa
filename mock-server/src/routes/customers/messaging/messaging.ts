import { countAudience, sendTestMessage } from '@marketplace/shared/api';
import { buildMessageLines, MESSAGE_SAMPLE_NAMES } from '@marketplace/shared/schema';
import { getDefaultPartner, readBrandNames } from '../../../data/partners/partners';
import type { Collections, MessageTemplateRecord } from '../../../data/records';
import { HttpError, wrongField } from '../../../httpError';
import { translate } from '../../../messages/translate';
import type { Reader } from '../../../store/port';
import { handle } from '../../kit/handle';
import { sendMessage } from '../outbox/sendMessage';
import { countRecipients, isRefused } from './audience';

async function requireTemplate(
  reader: Reader<Collections>,
  id: number,
): Promise<Readonly<MessageTemplateRecord>> {
  const template = await reader.get('message_templates', id);
  if (!template) throw wrongField('template_id', 'not_found');
  return template;
}

export const messagingRoutes = [
  handle(countAudience, async ({ body }, { store }) => {
    const template = await requireTemplate(store, body.template_id);
    const { channel } = template;
    return { data: { channel, ...(await countRecipients(store, template, body)) } };
  }),
  handle(sendTestMessage, async ({ body, language: reader }, { store }) => {
    const { template_id, contact, language } = body;
    await store.tx(async (writer) => {
      const template = await requireTemplate(writer, template_id);
      if (contact.includes('@') !== (template.channel === 'email'))
        throw new HttpError(422, 'invalid', { errors: { contact: 'wrong_channel' } });
      if (await isRefused(writer, template, contact.toLowerCase()))
        throw new HttpError(422, 'invalid', { errors: { contact: 'not_consented' } });
      const partner = await getDefaultPartner(writer);
      const names = await readBrandNames(writer, partner?.id ?? 0);
      const values = { first_name: MESSAGE_SAMPLE_NAMES[language], partner: names[language] };
      await sendMessage(writer, {
        kind: 'campaign',
        to: contact.toLowerCase(),
        dlt_id: template.dlt_id,
        text: buildMessageLines(template, language, values).join('\n'),
        ...(template.channel === 'whatsapp' && { channel: 'whatsapp' }),
      });
    });
    return { success: true, message: translate(reader, 'test_sent', { contact }) };
  }),
];
