import { type InferType, object, string } from 'yup';
import { addDays, getIndianDayStart, toIndianDateTime } from '../../../format';
import { message } from '../../message';
import { choice } from '../../fields/choice';
import { mobile, otp } from '../../fields/contact';
import { reference, uuid } from '../../fields/ids';
import { indianTime, timestamp } from '../../fields/dates';
import { count, flag, id } from '../../fields/numbers';
import { longText, requiredText, text } from '../../fields/text';

const missing = message('validation.required');

/** The variables that a template may hold, in braces. */
export const MESSAGE_VARIABLES = ['first_name', 'partner'] as const;

/** The first name in previews and tests. */
export const MESSAGE_SAMPLE_NAMES = { en: 'Asha', hi: 'आशा' } as const;

/** The form of address for a customer who has not given a name yet. */
export const NAMELESS = { en: 'Customer', hi: 'ग्राहक' } as const;

/** The last line of every message. */
const OPT_OUT = {
  en: 'To stop these messages, sign in and open Your privacy.',
  hi: 'ये संदेश बंद करने के लिए साइन इन करके “आपकी गोपनीयता” खोलें।',
} as const;

type Language = keyof typeof OPT_OUT;

/** Hours of India between which the server sends messages to customers; the end is exclusive. */
export const MESSAGE_HOURS = { from: 10, to: 21 } as const;

/** Returns when a planned message goes: at its time, or in the morning after the quiet hours. */
export function getSendingTime(send_at: string): string {
  const wallTime = toIndianDateTime(send_at);
  const [day = '', time = ''] = wallTime.split('T');
  const hour = Number(time.slice(0, 2));
  if (hour >= MESSAGE_HOURS.from && hour < MESSAGE_HOURS.to) return send_at;
  const morning = Date.parse(getIndianDayStart(hour < MESSAGE_HOURS.from ? day : addDays(day, 1)));
  return new Date(morning + MESSAGE_HOURS.from * 3_600_000).toISOString();
}

/** The maximum of campaign messages to a person, and the days in which they are counted. */
export const MESSAGE_LIMIT = { messages: 3, days: 7 } as const;

const VARIABLE = /\{([^{}]*)\}/gu;

const findVariables = (body: string): string[] =>
  [...new Set(Array.from(body.matchAll(VARIABLE), ([, name = '']) => name))].toSorted();

type Values = Readonly<Record<(typeof MESSAGE_VARIABLES)[number], string>>;

/** Replaces the variables of a template by values. */
const fillTemplate = (body: string, values: Values): string =>
  MESSAGE_VARIABLES.reduce(
    (filled, name) => filled.replaceAll(`{${name}}`, () => values[name]),
    body,
  );

/**
 * Builds the lines of a template's message to one person: the subject of an e-mail, the text, how to unsubscribe.
 */
export function buildMessageLines(
  template: Pick<MessageTemplate, 'channel' | `subject_${Language}` | `body_${Language}`>,
  language: Language,
  values: Values,
): string[] {
  const first_name = values.first_name || NAMELESS[language];
  const text = fillTemplate(template[`body_${language}`], { ...values, first_name });
  const subject = template.channel === 'email' ? [template[`subject_${language}`]] : [];
  return [...subject, text, OPT_OUT[language]];
}

const hasKnownVariables = (body: string | undefined): boolean =>
  findVariables(body ?? '').every((name) => MESSAGE_VARIABLES.some((known) => known === name)) &&
  !/[{}]/u.test((body ?? '').replaceAll(VARIABLE, ''));

const body = () =>
  longText(1000)
    .required(missing)
    .test({
      name: 'variables',
      message: message('validation.message_variables', {
        names: MESSAGE_VARIABLES.map((name) => `{${name}}`).join(', '),
      }),
      test: hasKnownVariables,
    });

const subject = () =>
  text(120).when('channel', ([channel], rule) =>
    channel === 'email' ? rule.required(missing) : rule,
  );

const templateFields = {
  name: requiredText(80),
  channel: choice('messageChannel').required(missing),
  /** The id under which the text is registered with the operators; only an SMS needs one. */
  dlt_id: text(19).when('channel', ([channel], rule) =>
    channel === 'sms'
      ? rule.required(missing).matches(/^\d{19}$/u, { message: message('validation.dlt_id') })
      : rule,
  ),
  subject_en: subject(),
  subject_hi: subject(),
  body_en: body(),
  body_hi: body().test({
    name: 'same_variables',
    message: message('validation.same_variables'),
    // If a change has only one of the texts, the server compares it with the stored other one.
    test: (hindi, { parent }: { parent: { body_en?: unknown } }) =>
      hindi === undefined ||
      typeof parent.body_en !== 'string' ||
      findVariables(hindi).join() === findVariables(parent.body_en).join(),
  }),
  archived: flag(),
};

export const messageTemplateSchema = object({
  id: id().meta({ kind: 'id', readOnly: true }),
  ...templateFields,
}).noUnknown();

export type MessageTemplate = InferType<typeof messageTemplateSchema>;

export const newMessageTemplateSchema = object(templateFields).noUnknown();

/** Whom a campaign is for; '' and null leave a field open. Consent is never left open. */
const audience = {
  partner_id: reference('partners').nullable(),
  product: choice('product'),
  stage: choice('leadStage'),
};

/** An audience that is counted before a campaign is scheduled. */
export const messageAudienceSchema = object({
  template_id: id().required(missing),
  ...audience,
}).noUnknown();

export type MessageAudience = InferType<typeof messageAudienceSchema>;

/** A template that goes to an audience at a time. */
export const messageCampaignSchema = object({
  id: id().meta({ kind: 'id', readOnly: true }),
  name: text(80),
  template_id: reference('message-templates'),
  /** What the template said when the campaign was scheduled; the template may change. */
  channel: choice('messageChannel'),
  subject_en: text(120),
  subject_hi: text(120),
  body_en: longText(1000),
  body_hi: longText(1000),
  ...audience,
  send_at: timestamp(),
  status: choice('campaignStatus'),
  created_by_name: text(),
  sent_at: timestamp().nullable(),
  /** The messages that a provider has taken, those that wait for one, those refused for good, and those held back. */
  sent: count(),
  queued: count(),
  failed: count(),
  limited: count(),
}).noUnknown();

export type MessageCampaign = InferType<typeof messageCampaignSchema>;

export const newMessageCampaignSchema = object({
  name: requiredText(80),
  template_id: reference('message-templates').required(missing),
  ...audience,
  send_at: indianTime().required(missing),
}).noUnknown();

/** A scheduled campaign can be cancelled, and changed until its first message is sent. */
export const messageCampaignChangeSchema = newMessageCampaignSchema
  .partial()
  .shape({
    status: string<'cancelled'>().oneOf(['cancelled'], message('validation.one_of')),
    /** Takes the texts that the template has now. Without it, they change with the template alone. */
    renew_texts: flag().optional(),
  })
  .noUnknown();

/** Counts the people whom a campaign has come to, whether a message went to them or not. */
export const countHandled = ({
  sent,
  queued = 0,
  failed = 0,
  limited,
}: Pick<MessageCampaign, 'sent' | 'limited'> &
  Partial<Pick<MessageCampaign, 'queued' | 'failed'>>): number => sent + queued + failed + limited;

/** What a campaign takes over from its template. */
export const CAMPAIGN_TEXTS = [
  'channel',
  'subject_en',
  'subject_hi',
  'body_en',
  'body_hi',
] as const;

type CampaignTexts = Pick<MessageTemplate, (typeof CAMPAIGN_TEXTS)[number]>;

/** The texts that a campaign sends: its own, or its template's if an earlier version scheduled it. */
export const getCampaignTexts = <T extends CampaignTexts | undefined>(
  campaign: CampaignTexts,
  template: T,
): CampaignTexts | T => (campaign.body_en ? campaign : template);

/** One message of a campaign with its state by the provider's answer, or why it was held back. The contact is masked. */
export const messageDeliverySchema = object({
  id: uuid(),
  campaign_id: id(),
  customer_reference: text(20),
  contact: text(120),
  language: string<'en' | 'hi'>().defined().oneOf(['en', 'hi']),
  status: choice('deliveryStatus'),
  at: timestamp(),
}).noUnknown();

export type MessageDelivery = InferType<typeof messageDeliverySchema>;

/** Test messages that an admin may have on a day. */
export const TEST_MESSAGES_A_DAY = 10;

/** The mobile number to which an admin gets tests, and the code that confirms it. */
export const testNumberSchema = object({
  mobile_phone_number: mobile().required(missing),
}).noUnknown();
export const testNumberCodeSchema = object({
  otp: otp().meta({ kind: 'text', label: 'messaging.test_number_code' }),
}).noUnknown();

/** A test of a template, which the admin who asks for it gets at the own confirmed contacts. */
export const testMessageSchema = object({
  template_id: id().required(missing),
  language: string<Language>()
    .oneOf(['en', 'hi'], message('validation.one_of'))
    .required(missing)
    .meta({ kind: 'choice', options: 'customerLanguage' }),
}).noUnknown();
