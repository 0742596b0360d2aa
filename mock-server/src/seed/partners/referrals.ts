import { DEFAULT_REFERRAL_REWARD } from '@marketplace/shared/schema';
import type { ApplicationRecord, MerchantRecord } from '../../data/records';
import type { LedgerEntryRecord } from '../../data/uploads';
import type { NewRecord } from '../../store/port';

type Entry = NewRecord<LedgerEntryRecord> & { readonly id: string };

interface Rows {
  readonly merchants: readonly NewRecord<MerchantRecord>[];
  readonly applications: readonly NewRecord<ApplicationRecord>[];
}

/** Books the rewards for the partners that a partner has referred, on the days of their first disbursals. */
export function seedReferrals(partner: number, { merchants, applications }: Rows): Entry[] {
  return merchants.flatMap(
    ({ id, partner_id, own_partner_id, reference, company_name }): Entry[] => {
      const [first] = applications
        .filter((one) => one.status === 'disbursed' && one.partner_id === own_partner_id)
        .toSorted((a, b) => a.status_date.localeCompare(b.status_date));
      if (partner_id !== partner || !first || id === undefined) return [];
      return [
        {
          id,
          kind: 'referral',
          partner_id,
          lender_id: null,
          application_reference: reference,
          amount: 0,
          partner_amount: DEFAULT_REFERRAL_REWARD.amount,
          booked_on: first.status_date,
          remarks: `Referral of ${company_name}`,
          upload_id: null,
          referred_partner_id: own_partner_id ?? null,
        },
      ];
    },
  );
}
