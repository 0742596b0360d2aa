import * as resources from '@marketplace/shared/resources';
import { importSchema, languageSchema, uploadSchema } from '@marketplace/shared/schema';
import type { CollectionSpecs } from '../../store/port';
import { accessSpecs } from './accessSpecs';
import { customerSpecs } from './customerSpecs';
import { derivedSpecs } from './derivedSpecs';
import type { Collections } from '../records';
import { ledgerSpecs } from './ledgerSpecs';
import { declaredSpecs, quoted, toCollectionSpec } from './resourceSpecs';

const deleted = { deleted_at: 'text' } as const;
/** What their resources show, and records lack; of files, what only later ones have. */
const ofProspects = ['created_by', 'masquerade'];
const ofImports = Object.keys(importSchema.fields).filter((one) => !(one in uploadSchema.fields));
const live = { deleted_at: null } as const;

/** The store's description of each collection. */
export const specs: CollectionSpecs<Collections> = {
  ...declaredSpecs,
  lenders: {
    ...toCollectionSpec(resources.lenders, deleted),
    unique: [
      { fields: ['name'], where: live },
      { fields: ['slug'], where: { slug_neq: '' } },
    ],
  },
  lender_groups: {
    ...toCollectionSpec(resources.lenderGroups, deleted),
    unique: [{ fields: ['name'], where: live }],
  },
  lender_revenue: toCollectionSpec(resources.lenderRevenue, { sort_order: 'number' }),
  lender_outages: toCollectionSpec(resources.lenderOutages, { cancelled_at: 'text' }),
  lender_status_changes: toCollectionSpec(resources.lenderStatusChanges),
  revenue_types: toCollectionSpec(resources.revenueTypes),
  credit_cards: {
    ...toCollectionSpec(resources.creditCards, deleted),
    unique: [{ fields: ['category_name'], where: live }],
  },
  languages: toCollectionSpec({ schema: languageSchema, key: 'id', searched: ['languageName'] }),
  partners: {
    ...toCollectionSpec(resources.partners),
    unique: [{ fields: ['name'] }, { fields: ['url_segment'] }],
  },
  partner_profiles: { id: 'number', fields: {}, secret: ['pan'] },
  partner_brands: { id: 'number', fields: {} },
  lead_events: { id: 'uuid', fields: { lead_id: 'text', at: 'text' } },
  lead_reminders: {
    id: 'uuid',
    fields: { lead_id: 'text', partner_id: 'number', remind_at: 'text', done_at: 'text' },
  },
  ...customerSpecs,
  ...derivedSpecs,
  help_requests: { ...toCollectionSpec(resources.helpRequests, { user_id: 'text' }), ...quoted },
  ...accessSpecs,
  reminders: {
    id: 'uuid',
    fields: { user_id: 'text', status: 'text', remind_on: 'text', due_at: 'text' },
  },
  erasures: {
    id: 'uuid',
    fields: {
      reference: 'text',
      user_id: 'text',
      partner_id: 'number',
      status: 'text',
      origin: 'text',
      requested_at: 'text',
      due_on: 'text',
    },
    text: resources.erasures.searched,
    ...quoted,
  },
  merges: { ...toCollectionSpec(resources.merges), indexed: ['survivor_id', 'merged_id', 'at'] },
  distinct_pairs: {
    id: 'uuid',
    fields: { first_id: 'text', second_id: 'text', at: 'text' },
    unique: [{ fields: ['first_id', 'second_id'] }],
  },
  calls: {
    ...toCollectionSpec(resources.calls),
    indexed: ['user_id', 'account_id', 'claimed_at', 'ended_at'],
    sortedWithin: [['account_id', 'ended_at']],
  },
  call_targets: {
    id: 'number',
    fields: { account_id: 'number', day: 'text', calls: 'number' },
    unique: [{ fields: ['account_id', 'day'] }],
  },
  customer_notes: {
    id: 'uuid',
    fields: { user_id: 'text', account_id: 'number', created_at: 'text' },
    indexed: ['user_id'],
  },
  customer_tasks: {
    ...toCollectionSpec(resources.customerTasks),
    indexed: ['user_id', 'assignee_id', 'due_on', 'created_at'],
  },
  course_progress: {
    id: 'uuid',
    fields: { account_id: 'number', course_id: 'number', reference: 'text' },
    unique: [...quoted.unique, { fields: ['account_id', 'course_id'] }],
  },
  faq_votes: {
    id: 'uuid',
    fields: { faq_id: 'number', account_id: 'number' },
    unique: [{ fields: ['faq_id', 'account_id'] }],
  },
  funnels: { id: 'number', fields: { published: 'number' } },
  funnel_versions: {
    id: 'uuid',
    fields: { partner_id: 'number', number: 'number' },
    unique: [{ fields: ['partner_id', 'number'] }],
  },
  tickets: {
    ...toCollectionSpec(resources.tickets),
    ...quoted,
    indexed: ['partner_id', 'kind', 'status', 'created_at', 'updated_at'],
  },
  ticket_messages: { id: 'uuid', fields: { ticket_id: 'text', at: 'text' } },
  form_drafts: {
    id: 'uuid',
    fields: { user_id: 'text', form: 'text', saved_at: 'text' },
    unique: [{ fields: ['user_id', 'form'] }],
  },
  saved_views: {
    id: 'uuid',
    fields: {
      area: 'text',
      account_id: 'number',
      partner_id: 'number',
      resource: 'text',
      shared: 'boolean',
    },
    indexed: ['account_id', 'resource'],
  },
  prospects: toCollectionSpec(resources.prospects, { user_id: 'text' }, ofProspects),
  sandbox_prospects: toCollectionSpec(resources.prospects, { user_id: 'text' }, ofProspects),
  sandbox_leads: toCollectionSpec(resources.leads, { mobile_phone_number: 'text' }),
  sandbox_applications: toCollectionSpec(resources.applications),
  webhook_deliveries: {
    ...toCollectionSpec(resources.webhookDeliveries),
    indexed: ['partner_id', 'webhook_id', 'status', 'next_attempt_at', 'created_at'],
    sortedWithin: [
      ['partner_id', 'created_at'],
      ['webhook_id', 'created_at'],
    ],
  },
  tracking_links: {
    ...toCollectionSpec(resources.trackingLinks),
    unique: [{ fields: ['code'] }],
    indexed: ['code', 'partner_id', 'product', 'campaign', 'created_at'],
  },
  link_clicks: {
    ...toCollectionSpec(resources.linkClicks),
    indexed: ['link_id', 'day'],
    unique: [{ fields: ['link_id', 'day'] }],
  },
  message_templates: { ...toCollectionSpec(resources.messageTemplates), indexed: ['name'] },
  message_campaigns: {
    ...toCollectionSpec(resources.messageCampaigns, {}, ['queued', 'failed']),
    indexed: ['status', 'send_at'],
  },
  message_deliveries: {
    ...toCollectionSpec(resources.messageDeliveries, { user_id: 'text' }),
    indexed: ['campaign_id', 'user_id', 'at'],
    sortedWithin: [['campaign_id', 'at']],
  },
  vouchers: toCollectionSpec(resources.vouchers),
  masquerades: toCollectionSpec(resources.masquerades),
  approvals: {
    ...toCollectionSpec(resources.approvals),
    indexed: ['status', 'collection', 'requested_at', 'effective_on'],
  },
  removed_records: {
    id: 'uuid',
    fields: { collection: 'text', record_id: 'number', account_id: 'number', at: 'text' },
  },
  approval_settings: { id: 'number', fields: {} },
  referral_rewards: { id: 'number', fields: {} },
  audit_entries: {
    ...toCollectionSpec(resources.auditEntries, { chain: 'number' }),
    indexed: ['at', 'account_id', 'action', 'collection', 'record_id', 'chain'],
  },
  audit_chain: { id: 'number', fields: {} },
  job_clock: { id: 'number', fields: {} },
  job_failures: { id: 'uuid', fields: { job: 'text' }, unique: [{ fields: ['job'] }] },
  job_claims: {
    id: 'uuid',
    fields: { job: 'text', holder: 'text' },
    unique: [{ fields: ['job'] }],
  },
  uploads: {
    ...toCollectionSpec(resources.imports, { header_key: 'text', worked_at: 'text' }, ofImports),
    indexed: ['kind', 'status', 'created_at'],
  },
  upload_rows: { id: 'number', fields: {} },
  import_rows: {
    id: 'number',
    fields: {
      partner_id: 'number',
      upload_id: 'text',
      row: 'number',
      record_id: 'text',
      record_reference: 'text',
      outcome: 'text',
      status: 'text',
      backward: 'number',
      problems: 'list',
    },
    text: resources.importRows.searched,
    indexed: ['upload_id', 'record_id'],
    sortedWithin: [['upload_id', 'row']],
  },
  ...ledgerSpecs,
};
