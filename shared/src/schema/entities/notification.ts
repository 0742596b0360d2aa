import type { InferType } from 'yup';
import { array, object, string } from 'yup';
import { uuid } from '../fields/ids';
import { timestamp } from '../fields/dates';
import { text } from '../fields/text';
import { message } from '../message';

/** What a partner can be told of. */
export const NOTIFICATION_EVENTS = [
  'lead',
  'application',
  'payout',
  'dispute',
  'ticket',
  'webhook',
] as const;

export type NotificationEvent = (typeof NOTIFICATION_EVENTS)[number];

/** How it is told: to the e-mail address or the mobile number of its profile, or in the portal. */
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

/** The channels of each event; a partner hears of an event without channels nowhere. */
export const notificationSettingsSchema = object({
  lead: channels(),
  application: channels(),
  payout: channels(),
  dispute: channels(),
  ticket: channels(),
  webhook: channels(),
}).noUnknown();

export type NotificationSettings = InferType<typeof notificationSettingsSchema>;

/** A notification in the portal. `reference` names the record that it is about. */
export const noticeSchema = object({
  id: uuid(),
  event: string<NotificationEvent>().oneOf(NOTIFICATION_EVENTS).required(),
  reference: text(60),
  at: timestamp(),
}).noUnknown();

export type Notice = InferType<typeof noticeSchema>;
