import * as resources from '@marketplace/shared/resources';
import type { CollectionSpecs } from '../../store/port';
import type { Collections } from '../records';
import { quoted, toCollectionSpec } from './resourceSpecs';

/** The store's description of what partners earn, how they are paid, and whom they refer. */
export const ledgerSpecs = {
  ledger_entries: {
    ...toCollectionSpec(resources.ledgerEntries, { remarks: 'text' }),
    indexed: [
      'kind',
      'partner_id',
      'lender_id',
      'application_reference',
      'amount',
      'partner_amount',
      'revenue_percent',
      'revenue_flat_fee',
      'booked_on',
      'upload_id',
      'claw_back_of',
      'referred_partner_id',
      'payout_id',
      'gst',
      'tds',
    ],
  },
  notification_settings: { id: 'number', fields: {} },
  partner_notices: {
    id: 'uuid',
    fields: { partner_id: 'number', at: 'text' },
    indexed: ['partner_id', 'at'],
  },
  gst_registrations: {
    id: 'uuid',
    fields: { partner_id: 'number', from: 'text', registered: 'number' },
    indexed: ['partner_id'],
  },
  payout_accounts: { id: 'number', fields: { status: 'text' }, secret: ['account_number'] },
  payouts: {
    ...toCollectionSpec(resources.payouts, {}, ['account_number']),
    indexed: ['partner_id', 'month', 'status'],
    unique: [...quoted.unique, { fields: ['utr'], where: { utr_neq: '' } }],
  },
  disputes: {
    ...toCollectionSpec(resources.disputes),
    unique: [...quoted.unique, { fields: ['entry_id'], where: { status: ['open', 'answered'] } }],
    indexed: ['partner_id', 'status', 'updated_at'],
  },
  merchants: {
    ...toCollectionSpec(resources.merchants, { referred: 'number' }),
    ...quoted,
    indexed: [
      'partner_id',
      'own_partner_id',
      'status',
      'email',
      'mobile_phone_number',
      'created_at',
      'updated_at',
    ],
  },
} satisfies Partial<CollectionSpecs<Collections>>;
