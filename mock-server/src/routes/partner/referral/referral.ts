import { groupBy } from '@marketplace/shared/collections';
import { getReferral, getReferralReward } from '@marketplace/shared/api';
import { toPaise, toRupees } from '@marketplace/shared/lending';
import type { LedgerEntryRecord } from '../../../data/uploads';
import { requireOwnPartner } from '../../../data/partners/partners';
import { handle } from '../../kit/handle';
import { getPublicOrigin } from '../../kit/publicOrigin';
import { loadReferralReward } from '../../earnings/ledger/referralReward';

/** The fields that the sums read of each reward and reversal. */
const ENTRY_FIELDS = [
  'id',
  'kind',
  'application_reference',
  'partner_amount',
] as const satisfies readonly (keyof LedgerEntryRecord)[];

/** Sums rewards in ₹, exact to the paisa. */
const sumEarned = (entries: readonly { readonly partner_amount: number }[]): number =>
  toRupees(entries.reduce((sum, { partner_amount }) => sum + toPaise(partner_amount), 0));

export const referralRoutes = [
  handle(getReferral, async ({ session, request }, { store, config }) => {
    const partner = await requireOwnPartner(store, session);
    const { rows } = await store.find('merchants', {
      filter: { partner_id: partner.id, referred: 1 },
      sort: ['created_at', 'DESC'],
    });
    const entries = await store.select('ledger_entries', ENTRY_FIELDS, {
      filter: { partner_id: partner.id, referred_partner_id_gt: 0 },
      sort: ['booked_on', 'DESC'],
    });
    const entriesByReference = groupBy(entries, (entry) => entry.application_reference);
    const { version: _, ...reward } = await loadReferralReward(store);
    const origin = getPublicOrigin(request, config);
    return {
      data: {
        link: `${origin}/create-merchant-form/${encodeURIComponent(partner.url_segment)}`,
        reward,
        joined: rows.filter(({ status }) => status === 'approved').length,
        earned: sumEarned(entries),
        merchants: rows.map(({ reference, company_name, status, created_at }) => {
          const own = entriesByReference.get(reference) ?? [];
          return {
            reference,
            company_name,
            status,
            created_at,
            earned: sumEarned(own),
            entry_id: own.find(({ kind }) => kind === 'referral')?.id ?? null,
          };
        }),
      },
    };
  }),
  handle(getReferralReward, async (_, { store }) => ({ data: await loadReferralReward(store) })),
];
