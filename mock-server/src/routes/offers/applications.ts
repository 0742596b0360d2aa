import { nowIso } from '../../clock';
import { apply, getApplications } from '@marketplace/shared/api';
import { assessEligibility, quoteOffer } from '@marketplace/shared/lending';
import { CONSENTS_FOR_OFFERS } from '@marketplace/shared/schema';
import { requireConsents } from '../../data/consents';
import { indianDay } from '../../data/indianDay';
import { applicationView } from '../../data/views';
import { HttpError, notFound, wrongField } from '../../httpError';
import { handle } from '../kit/handle';
import { erasureOf } from '../privacy/erasure';
import { noteLead } from '../profile/leads';
import { shortName } from '../../data/shortName';
import { borrowerFacts } from '../../data/borrower';
import { lendsFor } from './lendsFor';
import { OPEN_STATUSES } from './openStatuses';

export const applicationRoutes = [
  handle(getApplications, async ({ params }, { store }) => {
    const { rows } = await store.find('applications', {
      filter: { user_id: params.id },
      sort: ['created_at', 'DESC'],
    });
    return { data: rows.map(applicationView) };
  }),
  handle(apply, async ({ params, body }, { store }) => {
    const { lender_id, amount, tenure_months, product = 'personal_loan' } = body;
    if (amount <= 0) throw wrongField('amount', 'amount_positive');
    const made = await store.tx(async (writer) => {
      const user = await writer.get('users', params.id);
      const lender = await writer.get('lenders', lender_id);
      if (!user || !lender || lender.deleted_at !== null) throw notFound();
      const finished = product === 'business_loan' ? user.bl_completed : user.pl_completed;
      if (finished === 0) throw new HttpError(409, 'profile_unfinished');
      await requireConsents(writer, user.id, [
        ...CONSENTS_FOR_OFFERS.map((purpose) => ({ purpose })),
        { purpose: 'application', lender_id },
      ]);
      if (await erasureOf(writer, user.id)) throw new HttpError(409, 'erasure_open');
      const open = await writer.find('applications', {
        filter: { user_id: user.id, lender_id, status: OPEN_STATUSES },
      });
      if (open.total > 0) throw new HttpError(409, 'already_applied');
      const facts = borrowerFacts(user, amount);
      const asked = lendsFor(product);
      const lends =
        lender.product === asked.product &&
        (asked.business === undefined || lender.business === asked.business);
      if (!lends || !assessEligibility(lender, facts).eligible)
        throw new HttpError(409, 'not_offered');
      const quote = quoteOffer(lender, facts, { amount, tenure_months });
      if (!quote) throw new HttpError(409, 'not_offered');
      if (quote.amount !== amount) throw wrongField('amount', 'not_offered');
      if (quote.tenure_months !== tenure_months) throw wrongField('tenure_months', 'not_offered');
      const now = nowIso();
      const application = await writer.insert('applications', {
        user_id: user.id,
        lender_id,
        lender_name: lender.name,
        partner_id: user.partner_id,
        customer_name: shortName(user),
        product,
        amount,
        tenure_months,
        annual_rate: quote.annual_rate,
        apr: quote.apr,
        emi: quote.emi,
        status: 'applied',
        status_date: indianDay(),
        remarks: '',
        disbursed_amount: null,
        created_at: now,
        updated_at: now,
      });
      await writer.update('users', user.id, { inflight_credit_app_id: application.id });
      await noteLead(writer, user, product, 'applied');
      return application;
    });
    return { data: applicationView(made) };
  }),
];
