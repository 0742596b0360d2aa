import { getReferral, getReferralReward } from '@marketplace/shared/api';
import { requireOwnPartner } from '../../data/partners/partners';
import { handle } from '../kit/handle';
import { getPublicOrigin } from '../kit/publicOrigin';
import { findLedgerLines, sumLines } from '../ledger/lines';
import { loadReferralReward } from './referralReward';

export const referralRoutes = [
  handle(getReferral, async ({ session, request }, { store, config }) => {
    const partner = await requireOwnPartner(store, session);
    const { rows } = await store.find('merchants', {
      filter: { partner_id: partner.id, referred: 1 },
      sort: ['created_at', 'DESC'],
    });
    const lines = (await findLedgerLines(store, partner.id, 'disbursal'))
      .map(({ line }) => line)
      .filter(({ referred_name }) => referred_name !== '');
    const { version: _, ...reward } = await loadReferralReward(store);
    const origin = getPublicOrigin(request, config);
    return {
      data: {
        link: `${origin}/create-merchant-form/${encodeURIComponent(partner.url_segment)}`,
        reward,
        joined: rows.filter(({ status }) => status === 'approved').length,
        earned: sumLines(lines).commission,
        merchants: rows.map(({ reference, company_name, status, created_at }) => {
          const own = lines.filter((line) => line.application_reference === reference);
          return {
            reference,
            company_name,
            status,
            created_at,
            earned: sumLines(own).commission,
            entry_id: own.find(({ kind }) => kind === 'referral')?.id ?? null,
          };
        }),
      },
    };
  }),
  handle(getReferralReward, async (_, { store }) => ({ data: await loadReferralReward(store) })),
];
