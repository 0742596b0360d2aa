import { masqueradeSchema } from '../schema/entities/partner/masquerade';
import {
  apiKeySchema,
  webhookDeliverySchema,
  webhookSchema,
} from '../schema/entities/partner/integration';
import { merchantSchema } from '../schema/entities/partner/merchant';
import { partnerSchema } from '../schema/entities/partner/partner';
import { partnerUserSchema } from '../schema/entities/partner/partnerUser';
import { prospectSchema } from '../schema/entities/partner/prospect';
import { linkClicksSchema, trackingLinkSchema } from '../schema/entities/partner/trackingLink';
import { defineResource } from './defineResource';

/** Admins read all of them; calls of the contract make the writes. */
const adminOnly = { read: [1], write: [1], writes: [] } as const;

export const partners = defineResource({
  ...adminOnly,
  name: 'partners',
  schema: partnerSchema,
  title: 'title',
  searched: ['name', 'title', 'url_segment', 'utm_id'],
  partners: 'own',
});

export const partnerUsers = defineResource({
  ...adminOnly,
  name: 'partner-users',
  schema: partnerUserSchema,
  title: 'name',
  searched: ['name', 'email', 'mobile_phone_number'],
  // The server derives them for each answer, or keeps them for contact alone.
  masked: ['mobile_phone_number', 'role', 'account_state', 'invitation_expires_at'],
});

export const merchants = defineResource({
  ...adminOnly,
  name: 'merchants',
  schema: merchantSchema,
  title: 'company_name',
  searched: [
    'reference',
    'company_name',
    'contact_name',
    'city',
    'mobile_phone_number',
    'email',
    'business_pan',
  ],
  masked: ['business_pan'],
  partners: 'own',
});

export const prospects = defineResource({
  ...adminOnly,
  name: 'prospects',
  schema: prospectSchema,
  title: 'first_name',
  searched: ['id', 'first_name', 'contact'],
  masked: ['contact'],
  partners: 'own',
  scope: 'links:read',
});

/** The keys with which a partner's own systems call. */
export const apiKeys = defineResource({
  ...adminOnly,
  name: 'api-keys',
  schema: apiKeySchema,
  title: 'name',
  searched: ['name', 'hint'],
  partners: 'own',
});

/** The webhooks that receive a partner's events. */
export const webhooks = defineResource({
  ...adminOnly,
  name: 'webhooks',
  schema: webhookSchema,
  title: 'url',
  searched: ['url'],
  partners: 'own',
});

/** The deliveries of events to webhooks, and whether each arrived. */
export const webhookDeliveries = defineResource({
  ...adminOnly,
  name: 'webhook-deliveries',
  schema: webhookDeliverySchema,
  title: 'event',
  searched: ['event'],
  partners: 'own',
});

export const masquerades = defineResource({
  ...adminOnly,
  name: 'masquerades',
  schema: masqueradeSchema,
  title: 'partner_name',
  searched: ['admin_name', 'partner_name', 'reason'],
});

/** Nobody deletes one, because its address may be on paper; an archived one counts no more. */
export const trackingLinks = defineResource({
  name: 'tracking-links',
  schema: trackingLinkSchema,
  title: 'campaign',
  searched: ['campaign', 'code', 'utm_source', 'utm_medium', 'utm_campaign'],
  // The server derives the counts for each answer.
  masked: ['clicks', 'automatic_clicks', 'leads', 'applications', 'disbursals', 'disbursed_amount'],
  read: [1],
  write: [1],
  writes: ['create', 'update'],
});

/** The server counts them as people follow the links. */
export const linkClicks = defineResource({
  name: 'link-clicks',
  schema: linkClicksSchema,
  title: 'day',
  searched: ['day'],
  read: [1],
  write: [],
});
