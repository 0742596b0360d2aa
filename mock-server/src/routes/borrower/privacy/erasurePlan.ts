import { parseContact } from '@marketplace/shared/format';
import { nowIso } from '../../../clock';
import { buildUser } from '../../../data/borrowers/buildUser';
import { findMerchantApplications } from '../../../data/partners/merchants';
import {
  findByContact,
  findHelpRequestsByPerson,
  findLeadsByPerson,
  findProspectsByPerson,
  getVerifiedContacts,
} from '../../../data/borrowers/personalContacts';
import type { Collections, MerchantRecord, UserRecord } from '../../../data/records';
import { getStatusHistory } from '../../../data/lenders/statusHistory';
import type { Patch, Reader } from '../../../store/port';
import type { ImportRowRecord } from '../../../data/uploads';
import { readIds } from '../../../data/forEachRecord';
import {
  type Collect,
  type ErasureStep,
  getAll,
  findByLead,
  ownedBy,
  createErasureSearch,
} from './erasureRule';

const isApproved = ({ status }: Readonly<MerchantRecord>): boolean => status === 'approved';

const blankMerchant = {
  contact_name: '',
  mobile_phone_number: '',
  email: '',
  business_pan: '',
  address1: '',
  address2: '',
  remarks: '',
} as const;

function buildBlankUser({ id, partner_id, created_at }: Readonly<UserRecord>): Patch<UserRecord> {
  const { id: _, ...blank } = buildUser({ id, contact: '', partnerId: partner_id });
  return {
    ...blank,
    changed_in: {},
    business_pan: '',
    pan_claims: [],
    score_history: [],
    tracking_link_id: null,
    sign_in: `erased ${id}`,
    created_at,
  };
}

/**
 * Every collection with data of a person, what an erasure does with it, and why something stays.
 * The erasure, its preview and its certificate all read this list.
 */
const RULES: readonly Collect[] = [
  createErasureSearch({
    collection: 'users',
    // Records that were merged into the person's own still have a contact.
    async find(reader, { user }) {
      const { rows } = await reader.find('users', { filter: { merged_into: user.id } });
      return [user, ...rows];
    },
    blank: buildBlankUser,
    reason: 'links',
  }),
  createErasureSearch({ collection: 'sessions', find: ownedBy('sessions') }),
  createErasureSearch({ collection: 'sign_ins', find: ownedBy('sign_ins') }),
  createErasureSearch({
    collection: 'otps',
    find: (reader, { user }) => getAll(reader, 'otps', [user.id]),
  }),
  createErasureSearch({
    collection: 'contact_codes',
    find: (reader, { user }) => getAll(reader, 'contact_codes', [user.id]),
  }),
  createErasureSearch({
    collection: 'passcode_requesters',
    async find(reader, { user, applications, leads }) {
      const subject = [user, ...applications, ...leads].map(({ id }) => id);
      return (await reader.find('passcode_requesters', { filter: { subject } })).rows;
    },
  }),
  createErasureSearch({ collection: 'form_drafts', find: ownedBy('form_drafts') }),
  createErasureSearch({ collection: 'reminders', find: ownedBy('reminders') }),
  createErasureSearch({
    collection: 'help_requests',
    find: (reader, { user }) => findHelpRequestsByPerson(reader, user),
  }),
  createErasureSearch({
    collection: 'outbox',
    async find(reader, { user, merchants }) {
      const contacts = new Set([
        ...getVerifiedContacts(user),
        ...merchants.map(({ email }) => email.toLowerCase()),
      ]);
      return findByContact(reader, 'outbox', 'to', [...contacts]);
    },
  }),
  createErasureSearch({ collection: 'message_deliveries', find: ownedBy('message_deliveries') }),
  createErasureSearch({
    collection: 'merchants',
    find: async (_, { merchants }) => merchants.filter((merchant) => !isApproved(merchant)),
  }),
  createErasureSearch({
    collection: 'merchants',
    find: async (_, { merchants }) => merchants.filter(isApproved),
    blank: () => blankMerchant,
    reason: 'contract',
  }),
  createErasureSearch({
    collection: 'lender_codes',
    find: (reader, { applications }) =>
      getAll(
        reader,
        'lender_codes',
        applications.map(({ id }) => id),
      ),
  }),
  createErasureSearch({
    collection: 'applications',
    find: async (_, { applications }) => applications,
    blank: (application) => ({
      customer_name: '',
      remarks: '',
      pan: '',
      history: getStatusHistory(application).map((entry) => ({ ...entry, remarks: '' })),
    }),
    reason: 'accounts',
  }),
  createErasureSearch({
    collection: 'import_rows',
    async find(reader, { user, applications, leads }) {
      const record_id = [...applications, ...leads].map(({ id }) => id);
      const changed = await reader.find('import_rows', { filter: { record_id } });
      // A row of a partner's file that was not loaded names a customer by the number alone.
      const contacts = new Set(getVerifiedContacts(user));
      const named: Readonly<ImportRowRecord>[] = [];
      const others = { partner_id_gte: 1, record_id: '' };
      for await (const id of readIds(reader, 'import_rows', others)) {
        const { rows } = await reader.find('import_rows', { filter: { id } });
        named.push(
          ...rows.filter(({ cells }) =>
            cells.some((one) => contacts.has(parseContact(one) ?? one)),
          ),
        );
      }
      return [...changed.rows, ...named];
    },
    blank: ({ before, after }) => ({
      cells: [],
      before: before && { ...before, remarks: '' },
      after: after && { ...after, remarks: '' },
    }),
    reason: 'accounts',
  }),
  createErasureSearch({
    collection: 'leads',
    find: async (_, { leads }) => leads,
    blank: () => ({
      customer_name: '',
      contact: '',
      mobile_phone_number: '',
      postal_code: '',
      consent_due_at: null,
      consent_link_hash: null,
    }),
    reason: 'statistics',
  }),
  createErasureSearch({
    collection: 'lead_codes',
    find: (reader, { leads }) =>
      getAll(
        reader,
        'lead_codes',
        leads.map(({ id }) => id),
      ),
  }),
  createErasureSearch({ collection: 'lead_events', find: findByLead('lead_events') }),
  createErasureSearch({ collection: 'lead_reminders', find: findByLead('lead_reminders') }),
  createErasureSearch({
    collection: 'calls',
    find: ownedBy('calls'),
    blank: () => ({ customer_name: '', notes: '' }),
    reason: 'statistics',
  }),
  createErasureSearch({ collection: 'customer_notes', find: ownedBy('customer_notes') }),
  createErasureSearch({ collection: 'customer_tasks', find: ownedBy('customer_tasks') }),
  createErasureSearch({
    collection: 'prospects',
    find: (reader, { user }) => findProspectsByPerson(reader, user),
    blank: ({ user_id }) => ({
      first_name: '',
      contact: '',
      // Expire an unused link, because without its contact anybody could use it.
      ...(user_id === null && { stage: 'expired', expires_at: nowIso() }),
    }),
    reason: 'statistics',
  }),
  createErasureSearch({
    collection: 'merges',
    find: async (reader, { user }) =>
      (await reader.find('merges', { filter: { survivor_id: user.id } })).rows,
    blank: () => ({ survivor_name: '', merged_name: '', reason: '', kept: null }),
    reason: 'proof',
  }),
  createErasureSearch({
    collection: 'distinct_pairs',
    async find(reader, { user: { id } }) {
      const first = await reader.find('distinct_pairs', { filter: { first_id: id } });
      const second = await reader.find('distinct_pairs', { filter: { second_id: id } });
      return [...first.rows, ...second.rows];
    },
  }),
  createErasureSearch({
    collection: 'erasures',
    find: ownedBy('erasures'),
    // An admin's words may name the person.
    blank: () => ({ reason: '', decision_reason: '' }),
    reason: 'proof',
  }),
  createErasureSearch({ collection: 'consents', find: ownedBy('consents'), reason: 'proof' }),
];

/** Finds everything that an erasure of a person touches or keeps. Collections without any are left out. */
export async function planErasure(
  reader: Reader<Collections>,
  userId: string,
): Promise<readonly ErasureStep[]> {
  const user = await reader.get('users', userId);
  if (!user) return [];
  const { rows: applications } = await reader.find('applications', {
    filter: { user_id: userId },
  });
  const leads = await findLeadsByPerson(reader, user);
  const merchants = await findMerchantApplications(reader, user.sign_in);
  const steps: ErasureStep[] = [];
  for (const collect of RULES) {
    const step = await collect(reader, { user, applications, leads, merchants });
    if (step.count > 0) steps.push(step);
  }
  return steps;
}
