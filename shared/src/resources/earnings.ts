import { disputeSchema } from '../schema/entities/partner/dispute';
import { earningSchema, ledgerEntrySchema } from '../schema/entities/import';
import { payoutSchema } from '../schema/entities/partner/payout';
import { reference } from '../schema/fields/ids';
import { flag } from '../schema/fields/numbers';
import { REPORTING_ROLES } from './area';
import { defineResource } from './defineResource';

/** Commission files and claw-backs write it. */
export const ledgerEntries = defineResource({
  name: 'ledger-entries',
  schema: ledgerEntrySchema,
  title: 'application_reference',
  searched: ['application_reference'],
  read: [1],
  write: [],
});

/** The server keeps them: they follow from disbursals, the ledger, slabs and partners' terms. */
export const earnings = defineResource({
  name: 'earnings',
  schema: earningSchema,
  title: 'application_reference',
  searched: ['application_reference'],
  read: REPORTING_ROLES,
  write: [],
});

/** Calls of the contract draft, approve and pay them. */
export const payouts = defineResource({
  name: 'payouts',
  schema: payoutSchema,
  title: 'reference',
  searched: ['reference', 'utr'],
  read: [1],
  write: [1],
  writes: [],
  partners: 'own',
});

/** Calls of the contract open and answer them. */
export const disputes = defineResource({
  name: 'disputes',
  schema: disputeSchema,
  title: 'reference',
  searched: ['reference', 'application_reference'],
  read: [1],
  write: [1],
  writes: [],
  partners: 'own',
});

/** What decides on a partner's TDS and GST. A partner without a record has no PAN on record. */
export const partnerTaxes = defineResource({
  name: 'partner-taxes',
  fields: { partner_id: reference('partners'), pan_on_record: flag(), gst_registered: flag() },
  labels: {
    en: {
      name: 'Partner Taxes',
      one: 'Partner tax record',
      fields: {
        partner_id: 'Partner',
        pan_on_record: 'PAN on record',
        gst_registered: 'Registered for GST',
      },
    },
    hi: {
      name: 'पार्टनर का टैक्स',
      one: 'पार्टनर का टैक्स रिकॉर्ड',
      fields: {
        partner_id: 'पार्टनर',
        pan_on_record: 'PAN दर्ज है',
        gst_registered: 'GST में पंजीकृत',
      },
    },
  },
  title: 'partner_id',
  unique: [['partner_id']],
  searched: [],
  read: [1],
  write: [1],
  seed: Array.from({ length: 36 }, (_, index) => ({
    partner_id: index + 1,
    pan_on_record: index % 9 === 8 ? 0 : 1,
    gst_registered: index % 3 === 0 ? 1 : 0,
  })),
});
