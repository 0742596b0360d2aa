import { maskContact } from '@marketplace/shared/format';
import type {
  MessageCampaignRecord,
  MessageDeliveryRecord,
  MessageTemplateRecord,
  UserRecord,
} from '../../data/records';
import type { NewRecord } from '../../store/port';
import { createRandom } from '../random';
import { daysAgoIso } from '../times';

/** Number of people who got the campaign of the fixtures. */
const RECIPIENTS = 8;
const DAYS_AGO = 9;

const LOWER_RATES = {
  channel: 'sms',
  subject_en: '',
  subject_hi: '',
  body_en: 'Hello {first_name}, lenders of {partner} have lower rates this week.',
  body_hi: 'नमस्ते {first_name}, {partner} के लेंडर इस हफ़्ते कम ब्याज दर दे रहे हैं।',
} as const;

const TEMPLATES: readonly NewRecord<MessageTemplateRecord>[] = [
  { id: 1, name: 'Lower rates', dlt_id: '1107160000000012345', ...LOWER_RATES, archived: 0 },
  {
    id: 2,
    name: 'Finish the profile',
    channel: 'email',
    dlt_id: '',
    subject_en: 'Your offers are waiting',
    subject_hi: 'आपके ऑफ़र इंतज़ार में हैं',
    body_en: 'Hello {first_name}, finish your profile to see your offers.',
    body_hi: 'नमस्ते {first_name}, ऑफ़र देखने के लिए अपनी प्रोफ़ाइल पूरी करें।',
    archived: 0,
  },
];

/** Builds two templates and a campaign that went to people with consent. */
export function seedMessaging(users: readonly NewRecord<UserRecord>[]): {
  message_templates: readonly NewRecord<MessageTemplateRecord>[];
  message_campaigns: NewRecord<MessageCampaignRecord>[];
  message_deliveries: NewRecord<MessageDeliveryRecord>[];
} {
  const random = createRandom(311);
  const at = daysAgoIso(DAYS_AGO);
  const reached = users
    .filter(
      ({ allow_sms, pl_completed, sign_in }) =>
        allow_sms === 1 && pl_completed === 1 && !sign_in.includes('@'),
    )
    .slice(0, RECIPIENTS);
  const message_deliveries = reached.map(
    ({ user_id, reference = '', sign_in }): NewRecord<MessageDeliveryRecord> => ({
      id: random.uuid(),
      campaign_id: 1,
      user_id,
      customer_reference: reference,
      contact: maskContact(sign_in),
      language: 'en',
      status: 'sent',
      at,
    }),
  );
  const campaign = {
    id: 1,
    name: 'Lower rates this week',
    template_id: 1,
    ...LOWER_RATES,
    partner_id: null,
    product: '',
    stage: '',
    send_at: at,
    status: 'sent',
    created_by_name: 'Asha Menon',
    sent_at: at,
    sent: reached.length,
    limited: 0,
  };
  return { message_templates: TEMPLATES, message_campaigns: [campaign], message_deliveries };
}
