import { apply, getApplications } from '@marketplace/shared/api';
import { nowIso } from '../../clock';
import { indianDay } from '../../data/indianDay';
import { lenderSlug } from '../../data/lenderSlugs';
import { newReference } from '../../data/references';
import { firstStatus } from '../../data/statusHistory';
import { shortName } from '../../data/shortName';
import { ownApplicationView } from '../../data/views';
import { wrongField } from '../../httpError';
import { handle } from '../kit/handle';
import { sendCodeFor } from '../lenderPage/lenderCode';
import { noteLead } from '../profile/leads';
import { originFor } from '../kit/originFor';
import { takeable } from './takeable';

export const applicationRoutes = [
  handle(getApplications, async ({ params }, { store }) => {
    const { rows } = await store.find('applications', {
      filter: { user_id: params.id },
      sort: ['created_at', 'DESC'],
    });
    return { data: rows.map(ownApplicationView) };
  }),
  handle(apply, async ({ params, body, language, request }, { store, config }) => {
    const { amount, tenure_months, product = 'personal_loan' } = body;
    if (amount <= 0) throw wrongField('amount', 'amount_positive');
    const made = await store.tx(async (writer) => {
      const { user, lender, offer } = await takeable(writer, params.id, { ...body, product });
      const now = nowIso();
      const application = await writer.insert('applications', {
        reference: await newReference(writer, 'applications'),
        user_id: user.id,
        lender_id: lender.id,
        lender_name: lender.name,
        lender_slug: lenderSlug(lender),
        partner_id: user.partner_id,
        customer_name: shortName(user),
        product,
        amount,
        tenure_months,
        annual_rate: offer.annual_rate,
        apr: offer.apr,
        emi: offer.emi,
        status: 'applied',
        status_date: indianDay(),
        remarks: '',
        disbursed_amount: null,
        created_at: now,
        updated_at: now,
        history: [firstStatus(now)],
        confirmed_at: null,
        pan: user.tin,
        // The criteria hold the borrower's own figures, which are no part of the terms.
        key_facts: { ...offer, applied: 1, criteria: [] },
      });
      await writer.update('users', user.id, { inflight_credit_app_id: application.id });
      await noteLead(writer, user, product, 'applied');
      if (lender.confirms_by_code === 1)
        await sendCodeFor(writer, {
          user,
          lender,
          application,
          language,
          origin: originFor(request, config),
          limited: false,
        });
      return application;
    });
    return { data: ownApplicationView(made) };
  }),
];
