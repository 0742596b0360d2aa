import {
  buildMessageLines,
  CAMPAIGN_TEXTS,
  getCampaignTexts,
  MESSAGE_HOURS,
  newMessageCampaignSchema,
} from '@marketplace/shared/schema';
import { now, nowIso } from '../../../clock';
import type { Config } from '../../../config';
import type { Store } from '../../../context';
import type {
  Collections,
  MessageCampaignRecord,
  MessageTemplateRecord,
} from '../../../data/records';
import { readBrandNames } from '../../../data/partners/partners';
import { deriveReference } from '../../../data/specs/references';
import type { Language } from '../../../messages/translate';
import type { Reader, Writer } from '../../../store/port';
import { type OutgoingMessage, sendMessage } from '../../outbox/sendMessage';
import { findAudience, readAudience, type Recipient } from './audience';

const INDIA_OFFSET_HOURS = 5.5;
/** Number of people whom one transaction sends to. */
const PEOPLE_AT_ONCE = 100;

type Campaign = Readonly<MessageCampaignRecord>;
/** The state of a message that is handed over. */
type Handed = 'queued' | 'sent';
type Texts = Pick<MessageTemplateRecord, (typeof CAMPAIGN_TEXTS)[number] | 'dlt_id'>;

/** What an admin may change of a campaign until it begins. */
const PLAN = [...Object.keys(newMessageCampaignSchema.fields), ...CAMPAIGN_TEXTS];

const isSamePlan = (one: Campaign, other: Campaign): boolean =>
  PLAN.every((field) => Reflect.get(one, field) === Reflect.get(other, field));

/** Loads the texts of a campaign that is still to be sent as it was planned; undefined once it is not. */
async function loadTexts(
  reader: Reader<Collections>,
  campaign: Campaign | undefined,
  planned: Campaign,
): Promise<Texts | undefined> {
  if (campaign?.status !== 'scheduled' || !isSamePlan(campaign, planned)) return undefined;
  const template = await reader.get('message_templates', campaign.template_id);
  const texts = getCampaignTexts(campaign, template);
  return texts && { ...texts, dlt_id: template?.dlt_id ?? '' };
}

const getLanguage = ({ language }: Recipient['user']): Language => (language === 2 ? 'hi' : 'en');

/** Whether the server may send messages at this hour in India. */
export function isDaytime(): boolean {
  const hour = (now() / 3_600_000 + INDIA_OFFSET_HOURS) % 24;
  return hour >= MESSAGE_HOURS.from && hour < MESSAGE_HOURS.to;
}

/** Fills a campaign's texts in the language of a person. */
function toMessage(
  texts: Texts,
  { user, to }: Recipient,
  partners: ReadonlyMap<number, Readonly<Record<Language, string>>>,
): OutgoingMessage {
  const language = getLanguage(user);
  const values = {
    first_name: user.first_name,
    partner: partners.get(user.partner_id)?.[language] ?? '',
  };
  return {
    kind: 'campaign',
    dlt_id: texts.dlt_id,
    to,
    text: buildMessageLines(texts, language, values).join('\n'),
    ...(texts.channel === 'whatsapp' && { channel: 'whatsapp' }),
  };
}

/** Leaves out those who are in a campaign's log. */
async function omitLogged(
  reader: Reader<Collections>,
  campaign: Campaign,
  recipients: readonly Recipient[],
): Promise<Recipient[]> {
  const user_id = recipients.map(({ user }) => user.id);
  const logged = await reader.select('message_deliveries', ['user_id'], {
    filter: { user_id, campaign_id: campaign.id },
  });
  const done = new Set(logged.map(({ user_id: id }) => id));
  return recipients.filter(({ user }) => !done.has(user.id));
}

/**
 * Sends a campaign to those of some people who consent at this moment. Their messages, log entries and the
 * campaign's figures are written in one transaction, so that a campaign that stops midway goes
 * on without a person who gets the message twice. Returns false once the campaign is over or
 * planned anew.
 */
async function sendBatch(
  writer: Writer<Collections>,
  planned: Campaign,
  user_id: readonly string[],
  handed: Handed,
): Promise<boolean> {
  const campaign = await writer.get('message_campaigns', planned.id);
  const texts = await loadTexts(writer, campaign, planned);
  if (!campaign || !texts) return false;
  const audience = await findAudience(writer, texts, campaign, { user_id });
  const recipients = await omitLogged(writer, campaign, audience.recipients);
  const reached = recipients.filter(({ isLimited }) => !isLimited);
  const partners = new Map<number, Record<Language, string>>();
  for (const id of new Set(reached.map(({ user }) => user.partner_id)))
    partners.set(id, await readBrandNames(writer, id));
  const at = nowIso();
  for (const recipient of recipients) {
    const { user, masked, isLimited } = recipient;
    const { id: delivery_id } = await writer.insert('message_deliveries', {
      campaign_id: campaign.id,
      user_id: user.id,
      customer_reference: user.reference ?? deriveReference('users', user.id),
      contact: masked,
      language: getLanguage(user),
      status: isLimited ? 'limited' : handed,
      at,
    });
    if (!isLimited)
      await sendMessage(writer, { ...toMessage(texts, recipient, partners), delivery_id });
  }
  await writer.update('message_campaigns', campaign.id, {
    [handed]: (campaign[handed] ?? 0) + reached.length,
    limited: campaign.limited + recipients.length - reached.length,
  });
  return true;
}

/** Sends a campaign, or the rest of it, with one transaction for each batch of people. */
async function sendCampaign(store: Store, campaign: Campaign, handed: Handed): Promise<void> {
  const { id } = campaign;
  const texts = await loadTexts(store, campaign, campaign);
  if (!texts) return;
  for await (const { recipients } of readAudience(store, texts, campaign)) {
    const ids = (await omitLogged(store, campaign, recipients)).map(({ user }) => user.id);
    for (let start = 0; start < ids.length; start += PEOPLE_AT_ONCE) {
      // Continue in the morning after the quiet hours.
      if (!isDaytime()) return;
      const part = ids.slice(start, start + PEOPLE_AT_ONCE);
      if (!(await store.tx((writer) => sendBatch(writer, campaign, part, handed)))) return;
    }
  }
  await store.tx(async (writer) => {
    const sent = await writer.get('message_campaigns', id);
    if (sent?.status === 'scheduled' && isSamePlan(sent, campaign))
      await writer.update('message_campaigns', id, { status: 'sent', sent_at: nowIso() });
  });
}

/**
 * Sends the campaigns that are due. During quiet hours they wait for the morning. With providers a message is queued
 * until one has answered; else the outbox is where it goes.
 */
export async function sendDueCampaigns(
  store: Store,
  { mail, sms }: Pick<Config, 'mail' | 'sms'>,
): Promise<void> {
  if (!isDaytime()) return;
  const filter = { status: 'scheduled', send_at_lte: nowIso() };
  const { rows } = await store.find('message_campaigns', { filter });
  for (const campaign of rows) await sendCampaign(store, campaign, mail || sms ? 'queued' : 'sent');
}
