import { type InferType, array, object, string } from 'yup';
import { choice } from '../../fields/choice';
import { reference, uuid } from '../../fields/ids';
import { timestamp } from '../../fields/dates';
import { count, flag } from '../../fields/numbers';
import { longText, requiredText, text } from '../../fields/text';
import { message } from '../../message';

/** What a key may do. */
export const API_SCOPES = [
  'links:write',
  'links:read',
  'leads:write',
  'leads:read',
  'earnings:read',
] as const;
export type ApiScope = (typeof API_SCOPES)[number];

/** A live key works on real customers; a sandbox key on records that only sandbox keys see. */
export const API_MODES = ['live', 'sandbox'] as const;
export type ApiMode = (typeof API_MODES)[number];

/** The changes that a webhook can report; a partner asks for a `test` event by hand. */
export const WEBHOOK_EVENTS = [
  'link.updated',
  'lead.created',
  'lead.updated',
  'application.created',
  'application.updated',
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number] | 'test';

/** Live keys and webhooks that a partner may have. */
export const INTEGRATION_LIMITS = { keys: 20, webhooks: 10 } as const;

/** Days for which a key may be valid, by choice: a year at most. */
export const KEY_VALID_DAYS = ['30', '90', '180', '365'] as const;

/** Calls that one key may make a minute. */
export const KEY_CALLS_A_MINUTE = 300;

const MAX_NETWORKS = 20;

const missing = message('validation.required');

const scopes = () =>
  array(string().required().oneOf(API_SCOPES, message('validation.one_of')))
    .defined()
    .meta({ kind: 'bullets', label: 'integration.scopes' });

const events = () =>
  array(string().required().oneOf(WEBHOOK_EVENTS, message('validation.one_of')))
    .defined()
    .meta({ kind: 'bullets', label: 'integration.events' });

/** Addresses and networks in CIDR notation; the server refuses what is none. */
const networks = () =>
  array(string().required().max(50))
    .defined()
    .max(MAX_NETWORKS)
    .meta({ kind: 'bullets', label: 'integration.networks' });

const RECEIVER =
  /^(?:https:\/\/[^\s/$.?#"'<>\\@][^\s"'<>\\@]*|http:\/\/(?:localhost|127\.0\.0\.1)(?::\d{1,5})?(?:\/[^\s"'<>\\@]*)?)$/i;

/** Address of a receiver: https, or this machine for developers. */
const receiver = () =>
  string()
    .defined()
    .max(500)
    .matches(RECEIVER, { message: message('validation.url'), excludeEmptyString: true })
    .meta({ kind: 'url', label: 'integration.address' });

/** A partner's key. The server shows its secret once and keeps a hash; `hint` is its last characters. */
export const apiKeySchema = object({
  id: uuid(),
  partner_id: reference('partners'),
  name: text(60),
  mode: choice('apiMode'),
  scopes: scopes(),
  /** From where the key may be used; empty for everywhere. */
  networks: networks(),
  hint: text(12),
  created_by: text(120),
  created_at: timestamp(),
  expires_at: timestamp(),
  last_used_at: timestamp().nullable(),
  revoked_at: timestamp().nullable(),
}).noUnknown();

export type ApiKey = InferType<typeof apiKeySchema>;

export const newApiKeySchema = object({
  name: requiredText(60),
  mode: string().required(missing).oneOf(API_MODES).meta({ kind: 'choice', options: 'apiMode' }),
  scopes: scopes().min(1, message('validation.choose_any')),
  /** A year if it is left out. */
  valid_days: string()
    .oneOf(KEY_VALID_DAYS)
    .optional()
    .meta({ kind: 'choice', options: 'keyValidity', label: 'integration.valid_days' }),
  networks: networks().optional(),
}).noUnknown();

/** An address of the partner that receives events. The server shows its secret once. */
export const webhookSchema = object({
  id: uuid(),
  partner_id: reference('partners'),
  url: receiver(),
  mode: choice('apiMode'),
  events: events(),
  active: flag(),
  /** When the receiver answered 410 (Gone), which switched the webhook off; null while it is on. */
  gone_at: timestamp().nullable(),
  created_at: timestamp(),
}).noUnknown();

export type Webhook = InferType<typeof webhookSchema>;

export const newWebhookSchema = object({
  url: receiver().required(missing),
  mode: string().required(missing).oneOf(API_MODES).meta({ kind: 'choice', options: 'apiMode' }),
  events: events().min(1, message('validation.choose_any')),
}).noUnknown();

/** The event that a test of a webhook sends. */
export const testEventSchema = object({
  event: string<WebhookEvent>()
    .required(missing)
    .oneOf([...WEBHOOK_EVENTS, 'test'], message('validation.one_of'))
    .meta({ kind: 'choice', options: 'webhookEvent' }),
}).noUnknown();

/** An event for one webhook, with the outcome of its latest attempt. `body` is the JSON as sent. */
export const webhookDeliverySchema = object({
  id: uuid(),
  partner_id: reference('partners'),
  webhook_id: uuid(),
  event: choice('webhookEvent'),
  status: choice('webhookStatus'),
  attempts: count(),
  /** HTTP status of the latest answer; null if none came. */
  response_status: count().nullable(),
  /** Why no answer came: a code such as `timeout`; '' if one came. */
  problem: text(40),
  body: longText(),
  created_at: timestamp(),
  attempted_at: timestamp().nullable(),
  /** When the server tries again, or takes up an attempt that was cut off; null once it does not. */
  next_attempt_at: timestamp().nullable(),
}).noUnknown();

export type WebhookDelivery = InferType<typeof webhookDeliverySchema>;
