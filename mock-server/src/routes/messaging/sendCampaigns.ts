import { fillTemplate, MESSAGE_HOURS } from '@marketplace/shared/schema';
import { now, nowIso } from '../../clock';
import type { Store } from '../../context';
import type { Collections, MessageCampaignRecord } from '../../data/records';
import { referenceOfId } from '../../data/specs/references';
import { translate } from '../../messages/translate';
import type { Writer } from '../../store/port';
import { sendMessage } from '../outbox/sendMessage';
import { findAudience } from './audience';

const INDIA_OFFSET_HOURS = 5.5;

/** Whether the server may send messages at this hour of India. */
export function isDaytime(): boolean {
  const hour = (now() / 3_600_000 + INDIA_OFFSET_HOURS) % 24;
  return hour >= MESSAGE_HOURS.from && hour < MESSAGE_HOURS.to;
}

/** Sends a campaign to the people who consent at this moment, and logs each message. */
async function sendCampaign(
  writer: Writer<Collections>,
  campaign: Readonly<MessageCampaignRecord>,
): Promise<void> {
  const template = await writer.get('message_templates', campaign.template_id);
  if (!template) return;
  const { recipients } = await findAudience(writer, template, campaign);
  const partners = new Map(
    (await writer.find('partners')).rows.map(({ id, title }) => [id, title]),
  );
  const at = nowIso();
  let sent = 0;
  for (const { user, to, masked, isLimited } of recipients) {
    const language = user.language === 2 ? 'hi' : 'en';
    if (!isLimited) {
      const values = {
        first_name: user.first_name,
        partner: partners.get(user.partner_id) ?? '',
      };
      const text = fillTemplate(template[`body_${language}`], values);
      const subject = template[`subject_${language}`];
      const lines = [subject, text, translate(language, 'message_opt_out')].filter(Boolean);
      await sendMessage(writer, {
        to,
        text: lines.join('\n'),
        ...(template.channel === 'whatsapp' && { channel: 'whatsapp' }),
      });
      sent += 1;
    }
    await writer.insert('message_deliveries', {
      campaign_id: campaign.id,
      user_id: user.id,
      customer_reference: user.reference ?? referenceOfId('users', user.id),
      contact: masked,
      language,
      status: isLimited ? 'limited' : 'sent',
      at,
    });
  }
  await writer.update('message_campaigns', campaign.id, {
    status: 'sent',
    sent_at: at,
    sent,
    limited: recipients.length - sent,
  });
}

/** Sends the campaigns that are due. In quiet hours they wait for the morning. */
export async function sendDueCampaigns(store: Store): Promise<void> {
  if (!isDaytime()) return;
  const filter = { status: 'scheduled', send_at_lte: nowIso() };
  const { total } = await store.find('message_campaigns', { filter, range: [0, 0] });
  if (total === 0) return;
  await store.tx(async (writer) => {
    const { rows } = await writer.find('message_campaigns', { filter });
    for (const campaign of rows) await sendCampaign(writer, campaign);
  });
}
