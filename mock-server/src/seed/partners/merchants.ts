import { addDays } from '@marketplace/shared/format';
import { getIndianToday } from '../../data/indianDay';
import type { MerchantRecord } from '../../data/records';
import type { NewRecord } from '../../store/port';
import type { DemoAccess } from '../accounts';
import { createRandom } from '../random';
import { pickTime, toPastIso } from '../times';

interface Row {
  contact: string;
  company: string;
  place: readonly [city: string, state: string, pincode: string];
  sells: string;
  customers: string;
  /** Index of the demo partner that the merchant applied through. */
  partner: 0 | 1;
  daysAgo: number;
  decision?: { status: 'approved' | 'rejected'; remarks: string };
  /** The partner that the merchant has become. */
  own?: number;
}

const ROWS: readonly Row[] = [
  {
    contact: 'Farida Qureshi',
    company: 'Qureshi Tax Point',
    place: ['Indore', 'Madhya Pradesh', '452001'],
    sells: 'advice',
    customers: '50',
    partner: 0,
    daysAgo: 1,
  },
  {
    contact: 'Balu Nair',
    company: 'Malabar Motors',
    place: ['Kozhikode', 'Kerala', '673001'],
    sells: 'vehicles',
    customers: '10',
    partner: 1,
    daysAgo: 2,
  },
  {
    contact: 'Harpreet Kaur',
    company: 'Kaur Digital Seva',
    place: ['Ludhiana', 'Punjab', '141001'],
    sells: 'services',
    customers: '200',
    partner: 0,
    daysAgo: 4,
  },
  {
    contact: 'Suresh Patil',
    company: 'Patil Insurance Desk',
    place: ['Pune', 'Maharashtra', '411001'],
    sells: 'insurance',
    customers: '50',
    partner: 0,
    daysAgo: 16,
    decision: { status: 'approved', remarks: '' },
  },
  {
    contact: 'Anita Das',
    company: 'Das Homes',
    place: ['Guwahati', 'Assam', '781001'],
    sells: 'property',
    customers: '0',
    partner: 0,
    daysAgo: 21,
    decision: { status: 'rejected', remarks: 'The PAN belongs to another firm.' },
  },
  {
    contact: 'Ravi Menon',
    company: 'Neemvale',
    place: ['New Delhi', 'Delhi', '110001'],
    sells: 'services',
    customers: '200',
    partner: 0,
    daysAgo: 120,
    decision: { status: 'approved', remarks: '' },
    own: 3,
  },
];

/** Builds merchants' applications, some of them decided; the names are fictitious. */
export function seedMerchants({ admin, partners }: DemoAccess): NewRecord<MerchantRecord>[] {
  const random = createRandom(61);
  return ROWS.map(
    ({ contact, company, place, sells, customers, partner, daysAgo, decision, own }, at) => {
      const pickInstant = (days: number): string =>
        toPastIso(pickTime(random, addDays(getIndianToday(), -days)));
      const created_at = pickInstant(daysAgo);
      const decided_at = decision && pickInstant(daysAgo - 2);
      const [city, state, postal_code] = place;
      return {
        id: random.uuid(),
        reference: `M-${['K7QD-2XWA', 'P3HM-9RTB', 'V5CJ-6NYE', 'D8FS-4LGU', 'W2ZA-7KPX', 'N4EM-8VLQ'][at] ?? ''}`,
        partner_id: partners[partner],
        contact_name: contact,
        company_name: company,
        merchant_sells: sells,
        monthly_customers: customers,
        mobile_phone_number: `98${random.int(10_000_000, 99_999_999)}`,
        email: `${contact.toLowerCase().replace(' ', '.')}@mail.example.in`,
        business_pan: `AABF${'QMKPDR'.charAt(at)}${random.int(1000, 9999)}C`,
        address1: `${random.int(1, 99)} Station Road`,
        address2: '',
        postal_code,
        city,
        state,
        status: decision?.status ?? 'new',
        remarks: decision?.remarks ?? '',
        language: 'en',
        text_version: 1,
        referred: 1,
        ...(own && { own_partner_id: own }),
        decided_by: decision ? admin.id : null,
        created_at,
        updated_at: decided_at ?? created_at,
      };
    },
  );
}
