import { boolean, type InferType, object, string } from 'yup';
import {
  API_SCOPES,
  apiKeySchema,
  newApiKeySchema,
  newWebhookSchema,
  testEventSchema,
  webhookDeliverySchema,
  webhookSchema,
} from '../../../schema/entities/partner/integration';
import { prospectSchema } from '../../../schema/entities/partner/prospect';
import { applicationSchema } from '../../../schema/entities/borrower/application';
import { leadSchema } from '../../../schema/entities/partner/lead';
import { choice } from '../../../schema/fields/choice';
import { flag } from '../../../schema/fields/numbers';
import { endpoint } from '../../endpoint';
import { recordAnswer, requiredArray } from '../answers';
import { recordVersion } from '../version';

const own = { access: { partner: true } } as const;

/** Keys and secrets give others access to the partner's data, so only an owner may create them. */
const ownerOnly = { access: { partner: ['owner'] } } as const;
const nothing = object({}).noUnknown();

/** Makes a key. Only this answer carries the `key` itself. 403 to an admin who acts as the partner. */
export const createApiKey = endpoint({
  id: 'createApiKey',
  method: 'POST',
  creates: true,
  path: '/api/partner/api-keys',
  summary: 'Make a key for the partner’s own systems',
  ...ownerOnly,
  body: newApiKeySchema,
  answer: object({ data: apiKeySchema.shape(recordVersion).required(), key: string().required() }),
});

/** Revokes a key at once and for good. Revoking it again changes nothing. */
export const revokeApiKey = endpoint({
  id: 'revokeApiKey',
  method: 'POST',
  path: '/api/partner/api-keys/:id/revoke',
  summary: 'Revoke a key',
  ...ownerOnly,
  body: nothing,
  answer: recordAnswer(apiKeySchema),
});

/**
 * Adds a webhook. Only this answer and `rollWebhookSecret` carry the `secret`, with which the receiver
 * checks the signature (Standard Webhooks). 403 to an admin who acts as the partner.
 */
export const createWebhook = endpoint({
  id: 'createWebhook',
  method: 'POST',
  creates: true,
  path: '/api/partner/webhooks',
  summary: 'Add a webhook',
  ...ownerOnly,
  body: newWebhookSchema,
  answer: object({
    data: webhookSchema.shape(recordVersion).required(),
    secret: string().required(),
  }),
});

/** Switches a webhook on or off. What has not been delivered waits meanwhile. */
export const switchWebhook = endpoint({
  id: 'switchWebhook',
  method: 'POST',
  path: '/api/partner/webhooks/:id/active',
  summary: 'Switch a webhook on or off',
  ...ownerOnly,
  body: object({ active: flag().required() }).noUnknown(),
  answer: recordAnswer(webhookSchema),
});

/** Replaces the secret of a webhook. For a day, messages carry a signature by the one before, too. */
export const rollWebhookSecret = endpoint({
  id: 'rollWebhookSecret',
  method: 'POST',
  creates: true,
  path: '/api/partner/webhooks/:id/secret',
  summary: 'Replace the secret of a webhook',
  ...ownerOnly,
  body: nothing,
  answer: object({
    data: webhookSchema.shape(recordVersion).required(),
    secret: string().required(),
  }),
});

/** Removes a webhook with its deliveries. */
export const removeWebhook = endpoint({
  id: 'removeWebhook',
  method: 'DELETE',
  path: '/api/partner/webhooks/:id',
  summary: 'Remove a webhook',
  ...ownerOnly,
  answer: recordAnswer(webhookSchema),
});

/** Sends an event of choice with made-up data, which says `test: true`; without a choice, the event `test`. */
export const testWebhook = endpoint({
  id: 'testWebhook',
  method: 'POST',
  creates: true,
  path: '/api/partner/webhooks/:id/test',
  summary: 'Send a test event to a webhook',
  ...own,
  body: testEventSchema.partial(),
  answer: recordAnswer(webhookDeliverySchema),
});

/** Sends an event once more, with the same id, so that a receiver that has it can tell. */
export const replayDelivery = endpoint({
  id: 'replayDelivery',
  method: 'POST',
  creates: true,
  path: '/api/partner/webhook-deliveries/:id/replay',
  summary: 'Send an event again',
  ...own,
  body: nothing,
  answer: recordAnswer(webhookDeliverySchema),
});

/** Moves a sandbox link to a stage, as a customer would; the sandbox's webhooks receive the event. */
export const moveSandboxLink = endpoint({
  id: 'moveSandboxLink',
  method: 'POST',
  path: '/api/partner/sandbox/prospects/:id/stage',
  summary: 'Move a sandbox link to a stage',
  ...own,
  scope: 'links:write',
  body: object({ stage: choice('prospectStage').required() }).noUnknown(),
  answer: recordAnswer(prospectSchema),
});

/** Moves a sandbox lead to a stage, as a customer would; from `applied` on it has an application. */
export const moveSandboxLead = endpoint({
  id: 'moveSandboxLead',
  method: 'POST',
  path: '/api/partner/sandbox/leads/:id/stage',
  summary: 'Move a sandbox lead to a stage',
  ...own,
  scope: 'leads:write',
  body: object({ stage: choice('leadStage').required() }).noUnknown(),
  answer: recordAnswer(leadSchema),
});

/** Sets the status of a sandbox application, as a lender would. A payout earns a line of the sandbox's ledger. */
export const moveSandboxApplication = endpoint({
  id: 'moveSandboxApplication',
  method: 'POST',
  path: '/api/partner/sandbox/applications/:id/status',
  summary: 'Set the status of a sandbox application',
  ...own,
  scope: 'leads:write',
  body: object({ status: choice('applicationStatus').required() }).noUnknown(),
  answer: recordAnswer(applicationSchema),
});

/** The calls that a partner's key can make, by their ids in the OpenAPI document. */
export const KEY_CALLS = [
  'createProspect',
  'listProspects',
  'readProspects',
  'moveSandboxLink',
  'addLead',
  'listLeads',
  'readLeads',
  'moveSandboxLead',
  'listApplications',
  'readApplications',
  'moveSandboxApplication',
  'getPartnerLedger',
] as const;

const describedFields = () =>
  requiredArray(
    object({
      name: string().required(),
      type: string().required(),
      required: boolean().required(),
      options: requiredArray(string().required()),
      /** The document's other remarks, in English. */
      about: string().defined(),
    }),
  );

const keyCallSchema = object({
  id: string().oneOf(KEY_CALLS).required(),
  method: string().oneOf(['GET', 'POST']).required(),
  path: string().required(),
  scope: string().oneOf(API_SCOPES).required(),
  parameters: describedFields(),
  body: describedFields(),
  answer: describedFields(),
});

/** A call that a partner's key can make, as the OpenAPI document describes it. */
export type KeyCall = InferType<typeof keyCallSchema>;

export const getApiReference = endpoint({
  id: 'getApiReference',
  method: 'GET',
  path: '/api/partner/api-reference',
  summary: 'The calls of a partner’s systems, as this document describes them',
  ...own,
  answer: object({ data: requiredArray(keyCallSchema) }),
});
