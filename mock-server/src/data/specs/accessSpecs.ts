import * as resources from '@marketplace/shared/resources';
import type { CollectionSpecs } from '../../store/port';
import type { Collections } from '../records';
import { getValueRules } from './fieldTypes';
import { toCollectionSpec } from './resourceSpecs';

/** The store's description of accounts, sessions, keys, one-time codes and the messages with them. */
export const accessSpecs = {
  accounts: {
    ...toCollectionSpec(resources.adminUsers, {
      area: 'text',
      partner_id: 'number',
      invitation_hash: 'text',
    }),
    values: {
      ...getValueRules(resources.adminUsers.schema),
      role: {
        isRequired: true,
        oneOf: ['', ...resources.ADMIN_ROLES.map(String), ...resources.PARTNER_ROLES],
      },
    },
    unique: [{ fields: ['area', 'email'] }],
  },
  sessions: {
    id: 'uuid',
    fields: {
      token_hash: 'text',
      area: 'text',
      user_id: 'text',
      account_id: 'number',
      partner_id: 'number',
      parent_id: 'text',
      last_used_at: 'text',
      expires_at: 'text',
    },
    unique: [{ fields: ['token_hash'] }],
  },
  sign_ins: { id: 'uuid', fields: { user_id: 'text', at: 'text' } },
  second_factors: { id: 'number', fields: {}, secret: true },
  password_resets: {
    id: 'uuid',
    fields: { account_id: 'number', token_hash: 'text', expires_at: 'text' },
    unique: [{ fields: ['token_hash'] }],
  },
  sign_in_settings: { id: 'number', fields: {} },
  login_attempts: { id: 'uuid', fields: { kind: 'text', key: 'text', at: 'text' } },
  otps: { id: 'uuid', fields: { contact: 'text', expires_at: 'text' }, secret: true },
  lender_codes: { id: 'uuid', fields: { expires_at: 'text' }, secret: true },
  lead_codes: {
    id: 'uuid',
    fields: { contact: 'text', sent_at: 'text', expires_at: 'text' },
    secret: true,
  },
  contact_codes: { id: 'uuid', fields: { expires_at: 'text' }, secret: true },
  api_keys: {
    ...toCollectionSpec(resources.apiKeys, { key_hash: 'text', scopes: 'list' }),
    indexed: ['key_hash', 'partner_id'],
    unique: [{ fields: ['key_hash'] }],
  },
  webhooks: {
    ...toCollectionSpec(resources.webhooks, { events: 'list' }),
    secret: ['secret', 'previous_secret'],
    indexed: ['partner_id'],
  },
  passcode_requesters: {
    id: 'uuid',
    fields: { subject: 'text', trusted: 'boolean', expires_at: 'text' },
  },
  files: { id: 'uuid', fields: {}, secret: true },
  idempotency_keys: { id: 'uuid', fields: { caller: 'text', at: 'text' } },
  number_reveals: {
    id: 'uuid',
    fields: {
      account_id: 'number',
      call_id: 'text',
      user_id: 'text',
      at: 'text',
      refused: 'boolean',
    },
    indexed: ['account_id', 'user_id', 'at'],
  },
  outbox: {
    id: 'number',
    fields: {
      to: 'text',
      channel: 'text',
      sent_at: 'text',
      kind: 'text',
      status: 'text',
      next_attempt_at: 'text',
    },
    secret: true,
  },
} satisfies Partial<CollectionSpecs<Collections>>;
