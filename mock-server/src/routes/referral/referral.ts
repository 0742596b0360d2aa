import { getReferral } from '@marketplace/shared/api';
import { REFERRAL_REWARD } from '@marketplace/shared/schema';
import { notFound } from '../../httpError';
import { handle } from '../kit/handle';
import { getPublicOrigin } from '../kit/publicOrigin';

export const referralRoutes = [
  handle(getReferral, async ({ session, request }, { store, config }) => {
    const partner = await store.get('partners', session?.partner_id ?? 0);
    if (!partner) throw notFound();
    const { rows } = await store.find('merchants', {
      filter: { partner_id: partner.id, referred: 1 },
      sort: ['created_at', 'DESC'],
    });
    const merchants = rows.map(({ reference, company_name, status, created_at }) => ({
      reference,
      company_name,
      status,
      created_at,
      earned: status === 'approved' ? REFERRAL_REWARD : 0,
    }));
    const approved = merchants.filter(({ status }) => status === 'approved').length;
    const origin = getPublicOrigin(request, config);
    return {
      data: {
        link: `${origin}/create-merchant-form/${encodeURIComponent(partner.url_segment)}`,
        reward: REFERRAL_REWARD,
        approved,
        earned: approved * REFERRAL_REWARD,
        merchants,
      },
    };
  }),
];
