import {
  applicationSchema,
  creditCardSchema,
  languageSchema,
  leadSchema,
  lenderGroupSchema,
  lenderRevenueSchema,
  lenderSchema,
  masqueradeSchema,
  merchantSchema,
  partnerSchema,
  prospectSchema,
  revenueTypeSchema,
  uploadSchema,
  userSchema,
  voucherSchema,
} from '@marketplace/shared/schema';
import type { CollectionSpecs } from '../store/port';
import { declaredSpecs } from './declared';
import { fieldTypes } from './fieldTypes';
import type { Collections } from './records';

const deleted = { deleted_at: 'text' } as const;

/** The store's description of each collection. */
export const specs: CollectionSpecs<Collections> = {
  ...declaredSpecs,
  lenders: { id: 'number', fields: { ...fieldTypes(lenderSchema), ...deleted }, text: ['name'] },
  lender_groups: {
    id: 'number',
    fields: { ...fieldTypes(lenderGroupSchema), ...deleted },
    text: ['name'],
  },
  lender_revenue: {
    id: 'number',
    fields: { ...fieldTypes(lenderRevenueSchema), sort_order: 'number' },
    text: [],
  },
  revenue_types: { id: 'number', fields: fieldTypes(revenueTypeSchema), text: ['name'] },
  credit_cards: {
    id: 'number',
    fields: { ...fieldTypes(creditCardSchema), ...deleted },
    text: ['category_name', 'key_feature'],
  },
  languages: { id: 'number', fields: fieldTypes(languageSchema), text: ['languageName'] },
  partners: {
    id: 'number',
    fields: fieldTypes(partnerSchema),
    text: ['name', 'title', 'url_segment'],
  },
  users: {
    id: 'uuid',
    fields: {
      ...fieldTypes(userSchema),
      sign_in: 'text',
      reference: 'text',
      customer_name: 'text',
      contact: 'text',
      partner_id: 'number',
      created_at: 'text',
      updated_at: 'text',
    },
    text: ['id', 'reference', 'customer_name', 'city', 'contact'],
    // The fields by which consoles sort and filter consumers. Flags have too few values to benefit
    // from an index.
    indexed: [
      'sign_in',
      'tin',
      'reference',
      'customer_name',
      'contact',
      'city',
      'employment_status_code',
      'monthly_income',
      'credit_score',
      'partner_id',
      'created_at',
      'updated_at',
    ],
  },
  leads: { id: 'uuid', fields: fieldTypes(leadSchema), text: ['id', 'reference', 'customer_name'] },
  applications: {
    id: 'uuid',
    fields: fieldTypes(applicationSchema),
    text: ['id', 'reference', 'customer_name', 'lender_name'],
  },
  help_requests: {
    id: 'number',
    fields: {
      reference: 'text',
      user_id: 'text',
      email: 'text',
      phoneNumber: 'text',
      contactName: 'text',
      company: 'text',
      description: 'text',
      status: 'text',
      answered_at: 'text',
      created_at: 'text',
    },
    text: ['contactName', 'reference'],
  },
  accounts: {
    id: 'number',
    fields: {
      area: 'text',
      email: 'text',
      name: 'text',
      role: 'text',
      status: 'number',
      partner_id: 'number',
    },
    text: ['name', 'email'],
  },
  sessions: {
    id: 'uuid',
    fields: {
      token_hash: 'text',
      area: 'text',
      user_id: 'text',
      account_id: 'number',
      parent_id: 'text',
      last_used_at: 'text',
      expires_at: 'text',
    },
    text: [],
  },
  login_attempts: { id: 'uuid', fields: { kind: 'text', key: 'text', at: 'text' }, text: [] },
  otps: { id: 'uuid', fields: { contact: 'text', expires_at: 'text' }, text: [] },
  lender_codes: { id: 'uuid', fields: { expires_at: 'text' }, text: [] },
  passcode_requesters: {
    id: 'uuid',
    fields: { subject: 'text', trusted: 'boolean', expires_at: 'text' },
    text: [],
  },
  outbox: { id: 'number', fields: { to: 'text', channel: 'text', sent_at: 'text' }, text: [] },
  consents: {
    id: 'uuid',
    fields: { user_id: 'text', purpose: 'text', lender_id: 'number', at: 'text' },
    text: [],
  },
  reminders: {
    id: 'uuid',
    fields: { user_id: 'text', status: 'text', remind_on: 'text', due_at: 'text' },
    text: [],
  },
  erasures: {
    id: 'uuid',
    fields: {
      reference: 'text',
      user_id: 'text',
      status: 'text',
      requested_at: 'text',
      due_on: 'text',
    },
    text: [],
  },
  form_drafts: {
    id: 'uuid',
    fields: { user_id: 'text', form: 'text', saved_at: 'text' },
    text: [],
  },
  prospects: {
    id: 'uuid',
    fields: { ...fieldTypes(prospectSchema), user_id: 'text' },
    text: ['id', 'first_name'],
  },
  vouchers: { id: 'number', fields: fieldTypes(voucherSchema), text: ['shop'] },
  masquerades: {
    id: 'number',
    fields: fieldTypes(masqueradeSchema),
    text: ['admin_name', 'partner_name', 'reason'],
  },
  uploads: {
    id: 'uuid',
    fields: fieldTypes(uploadSchema),
    text: ['file_name', 'uploaded_by_name'],
    indexed: ['status', 'created_at'],
  },
  upload_rows: {
    id: 'number',
    fields: {
      upload_id: 'text',
      row: 'number',
      record_id: 'text',
      record_reference: 'text',
      status: 'text',
      backward: 'number',
    },
    text: ['record_reference'],
    indexed: ['upload_id', 'record_id'],
  },
  merchants: {
    id: 'uuid',
    fields: fieldTypes(merchantSchema),
    text: ['reference', 'company_name', 'contact_name', 'city'],
    indexed: ['partner_id', 'status', 'email', 'mobile_phone_number', 'created_at'],
  },
};
