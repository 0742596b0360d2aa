import type { AnswerOf, getAdminSummary } from '@marketplace/shared/api';
import type { Partner } from '@marketplace/shared/schema';

type Figures = AnswerOf<typeof getAdminSummary>['data']['by_partner'][number];

/** A partner with its figures of a period; amounts in ₹. */
export type Merchant = Partner &
  Omit<Figures, 'partner_id' | 'name'> & { activity: 'active' | 'idle' };

const NO_FIGURES = {
  applications: 0,
  approved: 0,
  disbursals: 0,
  disbursed_amount: 0,
  payout: 0,
};

/** Returns every partner, including those without figures in the period. */
export function listMerchants(
  partners: readonly Partner[],
  figures: readonly Figures[],
): Merchant[] {
  const byId = new Map(figures.map((one) => [one.partner_id, one]));
  return partners.map((partner) => {
    const found = byId.get(partner.id);
    const {
      partner_id: _id,
      name: _name,
      ...own
    } = found ?? { ...NO_FIGURES, partner_id: 0, name: '' };
    return { ...partner, ...own, activity: found ? 'active' : 'idle' };
  });
}

export function sumFigures(merchants: readonly Merchant[]): typeof NO_FIGURES {
  const sum = (name: keyof typeof NO_FIGURES) =>
    merchants.reduce((total, merchant) => total + merchant[name], 0);
  return {
    applications: sum('applications'),
    approved: sum('approved'),
    disbursals: sum('disbursals'),
    disbursed_amount: sum('disbursed_amount'),
    payout: sum('payout'),
  };
}
