import * as resources from '@marketplace/shared/resources';
import type { CollectionSpecs } from '../../store/port';
import type { Collections } from '../records';
import { toCollectionSpec } from './resourceSpecs';

/**
 * The store's description of derived records, which each transaction updates. At the start the server
 * recomputes every collection whose description has changed. Raise `rules` when the rules change.
 */
export const derivedSpecs = {
  backfills: { id: 'uuid', fields: { collection: 'text' } },
  duplicate_pairs: {
    ...toCollectionSpec(resources.duplicates, { signs: 'list' }),
    rules: 3,
    indexed: ['first_id', 'second_id', 'signs'],
    sortedWithin: [
      ['status', 'rank'],
      ['status', 'decided_at'],
    ],
  },
  call_candidates: {
    id: 'uuid',
    rules: 3,
    fields: {
      user_id: 'text',
      stage: 'text',
      product: 'text',
      updated_at: 'text',
      call_back_at: 'text',
      free_from: 'text',
      only: 'boolean',
    },
    indexed: ['user_id', 'call_back_at'],
    sortedWithin: [['stage', 'updated_at']],
  },
  lead_candidates: {
    id: 'uuid',
    rules: 1,
    fields: { queue: 'text', product: 'text', updated_at: 'text', free_from: 'text' },
    indexed: ['free_from'],
    covering: [{ key: ['queue', 'updated_at'], include: ['product'] }],
  },
  earnings: {
    id: 'uuid',
    rules: 2,
    fields: {
      subject_id: 'text',
      kind: 'text',
      application_reference: 'text',
      partner_id: 'number',
      lender_id: 'number',
      status: 'text',
      is_booked: 'boolean',
      disbursal_day: 'text',
      application_day: 'text',
      revenue: 'number',
      payout: 'number',
    },
    text: ['application_reference'],
    indexed: ['subject_id', 'partner_id', 'lender_id', 'disbursal_day', 'application_day'],
    covering: (['disbursal_day', 'application_day'] as const).map((when) => ({
      key: [when],
      include: ['partner_id', 'lender_id', 'status', 'revenue', 'payout'],
    })),
  },
} satisfies Partial<CollectionSpecs<Collections>>;
