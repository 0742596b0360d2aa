import { type InferType, array, boolean, object, string } from 'yup';
import { uuid } from '../../fields/ids';
import { timestamp } from '../../fields/dates';
import { text } from '../../fields/text';
import { message } from '../../message';

/** The events that a partner can be notified of. */
export const NOTIFICATION_EVENTS = [
  'lead',
  'application',
  'payout',
  'dispute',
  'ticket',
  'webhook',
] as const;

export type NotificationEvent = (typeof NOTIFICATION_EVENTS)[number];

/** The channel: the e-mail address or the mobile number of its profile, or the portal. */
export const NOTIFICATION_CHANNELS = ['email', 'sms', 'inbox'] as const;

export type NotificationChannel = (typeof NOTIFICATION_CHANNELS)[number];

const channels = () =>
  array(
    string<NotificationChannel>()
      .oneOf(NOTIFICATION_CHANNELS, message('validation.one_of'))
      .required(),
  )
    .defined()
    .max(NOTIFICATION_CHANNELS.length);

/** The channels of each event; an event without channels notifies nobody. */
export const notificationSettingsSchema = object({
  lead: channels(),
  application: channels(),
  payout: channels(),
  dispute: channels(),
  ticket: channels(),
  webhook: channels(),
}).noUnknown();

export type NotificationSettings = InferType<typeof notificationSettingsSchema>;

/** The channels until a partner chooses: what concerns its money and what waits for it comes to the portal and by e-mail. */
export const DEFAULT_NOTIFICATIONS: NotificationSettings = {
  lead: [],
  application: [],
  payout: ['inbox', 'email'],
  dispute: ['inbox', 'email'],
  ticket: ['inbox', 'email'],
  webhook: ['inbox', 'email'],
};

/**
 * A notification in the portal, which words it by `event`, by the record's `reference`, and by the `state` that the
 * record came to. `read` is the caller's own mark.
 */
export const noticeSchema = object({
  id: uuid(),
  event: string<NotificationEvent>().oneOf(NOTIFICATION_EVENTS).required(),
  reference: text(60),
  /** '' for notices of an earlier version of this product. */
  record_id: text(60),
  state: text(40),
  at: timestamp(),
  read: boolean().required(),
}).noUnknown();

export type Notice = InferType<typeof noticeSchema>;
