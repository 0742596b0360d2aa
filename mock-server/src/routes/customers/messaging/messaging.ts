import {
  confirmTestNumber,
  countAudience,
  sendTestMessage,
  sendTestNumberCode,
} from '@marketplace/shared/api';
import { addDays, getIndianDayStart } from '@marketplace/shared/format';
import {
  buildMessageLines,
  MESSAGE_SAMPLE_NAMES,
  TEST_MESSAGES_A_DAY,
} from '@marketplace/shared/schema';
import type { Session } from '../../../auth/sessions';
import { now } from '../../../clock';
import { getIndianToday } from '../../../data/indianDay';
import { getDefaultPartner, readBrandNames } from '../../../data/partners/partners';
import type { Collections, MessageTemplateRecord } from '../../../data/records';
import { requireRecord } from '../../../data/requireRecord';
import { HttpError, wrongField } from '../../../httpError';
import { translate } from '../../../messages/translate';
import { throttle } from '../../../middleware/throttle';
import type { Reader } from '../../../store/port';
import { handle } from '../../kit/handle';
import { getPublicOrigin } from '../../kit/publicOrigin';
import { formatOriginBoundCode } from '../../session/otp/formatOriginBoundCode';
import { OWNER } from '../../session/otp/otpRequester';
import { requestOtp } from '../../session/otp/requestOtp';
import { tryOtp } from '../../session/otp/tryOtp';
import { sendMessage } from '../../outbox/sendMessage';
import { countRecipients } from './audience';

/** The key of an admin's codes, in the form of the other keys of their collection. */
const toCodeKey = (session: Session | undefined) =>
  ({
    collection: 'contact_codes',
    id: `00000000-0000-4000-8000-${String(session?.account_id ?? 0).padStart(12, '0')}`,
  }) as const;

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
  handle(
    sendTestNumberCode,
    { before: throttle(10) },
    async ({ body, session, language, request }, { store, config }) => {
      const { mobile_phone_number: contact } = body;
      const origin = getPublicOrigin(request, config);
      await store.tx((writer) =>
        requestOtp(writer, {
          ...toCodeKey(session),
          requester: OWNER,
          contact,
          partnerId: null,
          limited: config.rateLimits,
          language,
          text: (code) =>
            translate(language, 'test_number_code', { code }) + formatOriginBoundCode(origin, code),
        }),
      );
      return { success: true, message: translate(language, 'otp_sent', { contact }) };
    },
  ),
  handle(
    confirmTestNumber,
    { before: throttle(30) },
    async ({ body, session, language }, { store, config }) => {
      const tried = await store.tx(async (writer) => {
        const key = toCodeKey(session);
        const attempt = { ...key, requester: OWNER, limited: config.rateLimits };
        const result = await tryOtp(writer, attempt, body.otp);
        if (result.ok)
          await writer.update('accounts', session?.account_id ?? 0, {
            mobile_phone_number: result.contact,
          });
        return result;
      });
      if (!tried.ok) throw tried.refusal;
      return { success: true, message: translate(language, 'test_number_confirmed') };
    },
  ),
  handle(sendTestMessage, async ({ body, session, language: reader }, { store }) => {
    const { template_id, language } = body;
    const contact = await store.tx(async (writer) => {
      const template = await requireTemplate(writer, template_id);
      const account = await requireRecord(writer, 'accounts', session?.account_id ?? 0);
      const { email: to, mobile_phone_number: mobile } = account;
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
      const { channel, dlt_id } = template;
      if (channel === 'email' || !mobile) return to;
      const by = channel === 'whatsapp' ? channel : 'sms';
      await sendMessage(writer, { kind: 'test', to: mobile, text, dlt_id, channel: by });
      return `${to}, ${mobile}`;
    });
    return { success: true, message: translate(reader, 'test_sent', { contact }) };
  }),
];
