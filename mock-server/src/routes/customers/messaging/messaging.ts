import { countAudience, sendTestMessage } from '@marketplace/shared/api';
import { addDays, getIndianDayStart } from '@marketplace/shared/format';
import {
  buildMessageLines,
  MESSAGE_SAMPLE_NAMES,
  TEST_MESSAGES_A_DAY,
} from '@marketplace/shared/schema';
import { now } from '../../../clock';
import { getIndianToday } from '../../../data/indianDay';
import { getDefaultPartner, readBrandNames } from '../../../data/partners/partners';
import type { Collections, MessageTemplateRecord } from '../../../data/records';
import { requireRecord } from '../../../data/requireRecord';
import { HttpError, wrongField } from '../../../httpError';
import { translate } from '../../../messages/translate';
import type { Reader } from '../../../store/port';
import { handle } from '../../kit/handle';
import { sendMessage } from '../outbox/sendMessage';
import { countRecipients } from './audience';

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
  handle(sendTestMessage, async ({ body, session, language: reader }, { store }) => {
    const { template_id, language } = body;
    const email = await store.tx(async (writer) => {
      const template = await requireTemplate(writer, template_id);
      const to = (await requireRecord(writer, 'accounts', session?.account_id ?? 0)).email;
      const sent_at_gte = getIndianDayStart(getIndianToday());
      const today = { to, kind: 'test', sent_at_gte };
      const { total } = await writer.find('outbox', { filter: today, range: [0, 0] });
      if (total >= TEST_MESSAGES_A_DAY) {
        const tomorrow = Date.parse(getIndianDayStart(addDays(getIndianToday(), 1)));
        const retryAfter = Math.ceil((tomorrow - now()) / 1000);
        throw new HttpError(429, 'too_many_tests', { retryAfter });
      }
      const partner = await getDefaultPartner(writer);
      const names = await readBrandNames(writer, partner?.id ?? 0);
      const values = { first_name: MESSAGE_SAMPLE_NAMES[language], partner: names[language] };
      const text = buildMessageLines(template, language, values).join('\n');
      await sendMessage(writer, { kind: 'test', to, text });
      return to;
    });
    return { success: true, message: translate(reader, 'test_sent', { contact: email }) };
  }),
];
