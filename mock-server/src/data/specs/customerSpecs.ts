import * as resources from '@marketplace/shared/resources';
import { OPEN_STATUSES, userSchema } from '@marketplace/shared/schema';
import type { CollectionSpecs } from '../../store/port';
import { getFieldTypes, getValueRules } from './fieldTypes';
import type { Collections } from '../records';
import { toCollectionSpec } from './resourceSpecs';

/** The store's description of customers, and of what grows with their number. */
export const customerSpecs: Pick<
  CollectionSpecs<Collections>,
  'users' | 'leads' | 'applications' | 'consents'
> = {
  users: {
    ...toCollectionSpec(resources.customers, {
      ...getFieldTypes(userSchema),
      sign_in: 'text',
      merged_into: 'text',
      pan_claimed_at: 'text',
    }),
    values: { ...getValueRules(resources.customers.schema), ...getValueRules(userSchema) },
    unique: [
      { fields: ['sign_in'] },
      { fields: ['tin'], where: { tin_neq: '', pan_claimed_at_neq: null } },
      { fields: ['reference'] },
    ],
    // A customer is also found by a contact that did not sign in, and by the PAN of the business.
    text: [...resources.customers.searched, 'mobile_phone_number', 'email', 'business_pan'],
    // The fields by which consoles sort and filter consumers, and by which their duplicates are found.
    indexed: [
      'mobile_phone_number',
      'email',
      'birth_date',
      'sign_in',
      'merged_into',
      'tin',
      'reference',
      'customer_name',
      'contact',
      'city',
      'employment_status_code',
      'monthly_income',
      'credit_score',
      'pl_completed',
      'bl_completed',
      'gl_completed',
      'hl_completed',
      'partner_id',
      'created_at',
      'updated_at',
    ],
    covering: [
      { key: ['updated_at'], include: ['pl_completed', 'bl_completed', 'gl_completed', 'version'] },
    ],
  },
  leads: {
    ...toCollectionSpec(resources.leads, {
      tracking_link_id: 'number',
      mobile_phone_number: 'text',
      consent_due_at: 'text',
      consent_link_hash: 'text',
      upload_id: 'text',
    }),
    unique: [
      { fields: ['reference'] },
      {
        fields: ['partner_id', 'mobile_phone_number', 'product'],
        where: { mobile_phone_number_neq: '' },
      },
    ],
    sortedWithin: [
      ['stage', 'created_at'],
      ['stage', 'updated_at'],
    ],
    covering: [{ key: ['created_at'], include: ['partner_id', 'product', 'stage'] }],
  },
  applications: {
    ...toCollectionSpec(resources.applications, { tracking_link_id: 'number' }),
    unique: [
      { fields: ['reference'] },
      { fields: ['user_id', 'lender_id'], where: { status: OPEN_STATUSES } },
    ],
    sortedWithin: [['status', 'created_at']],
    covering: (['created_at', 'status_date'] as const).map((when) => ({
      key: [when],
      include: ['partner_id', 'lender_id', 'product', 'status', 'amount', 'disbursed_amount'],
    })),
  },
  consents: {
    id: 'uuid',
    fields: {
      user_id: 'text',
      purpose: 'text',
      lender_id: 'number',
      granted: 'number',
      at: 'text',
    },
    indexed: ['user_id', 'lender_id', 'at'],
    sortedWithin: [['purpose', 'user_id']],
  },
};
