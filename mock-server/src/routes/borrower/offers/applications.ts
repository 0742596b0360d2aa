import { apply, getApplications } from '@marketplace/shared/api';
import { nowIso } from '../../../clock';
import { getIndianToday } from '../../../data/indianDay';
import { getLenderSlug } from '../../../data/lenders/lenderSlugs';
import { newReference } from '../../../data/specs/references';
import { getInitialStatus } from '../../../data/lenders/statusHistory';
import { attributeToLink } from '../../../data/partners/trackingLinks';
import { formatShortName } from '../../../data/borrowers/formatShortName';
import { loadOwnApplicationView } from '../../../data/lenders/lenderNames';
import { wrongField } from '../../../httpError';
import { handle } from '../../kit/handle';
import { sendConfirmationCode } from '../lenderPage/lenderCode';
import { recordLead } from '../profile/leads';
import { getPublicOrigin } from '../../kit/publicOrigin';
import { tellOfApplication } from '../notices/applicationNotice';
import { getDecisionTime } from '../../../data/lenders/decisionTime';
import { checkCommitments } from './commitments';
import { requireOffer } from './requireOffer';

export const applicationRoutes = [
  handle(getApplications, async ({ params, language }, { store }) => {
    const { rows } = await store.find('applications', {
      filter: { user_id: params.id },
      sort: ['created_at', 'DESC'],
    });
    return { data: rows.map(await loadOwnApplicationView(store, rows, language)) };
  }),
  handle(apply, async ({ params, body, language, request }, { store, config }) => {
    const { amount, tenure_months, product = 'personal_loan' } = body;
    if (amount <= 0) throw wrongField('amount', 'amount_positive');
    const made = await store.tx(async (writer) => {
      const wanted = await requireOffer(writer, params.id, { ...body, product });
      const { lender, offer } = wanted;
      await checkCommitments(writer, wanted.user, {
        emi: offer.emi,
        acknowledged: body.debt_acknowledged === 1,
      });
      const user = await attributeToLink(writer, wanted.user, request);
      const now = nowIso();
      const application = await writer.insert('applications', {
        reference: await newReference(writer, 'applications'),
        user_id: user.id,
        lender_id: lender.id,
        lender_name: lender.name,
        lender_slug: getLenderSlug(lender),
        partner_id: user.partner_id,
        tracking_link_id: user.tracking_link_id ?? null,
        customer_name: formatShortName(user),
        product,
        amount,
        tenure_months,
        annual_rate: offer.annual_rate,
        apr: offer.apr,
        emi: offer.emi,
        status: 'applied',
        status_date: getIndianToday(),
        remarks: '',
        disbursed_amount: null,
        created_at: now,
        updated_at: now,
        history: [getInitialStatus(now)],
        confirmed_at: null,
        decides_by: getDecisionTime(now, lender.decision_hours),
        pan: user.tin,
        // The criteria contain the borrower's own figures, which are not part of the terms.
        key_facts: { ...offer, applied: 1, criteria: [] },
      });
      await writer.update('users', user.id, { inflight_credit_app_id: application.id });
      await recordLead(writer, user, product, 'applied');
      await tellOfApplication(writer, application);
      if (lender.confirms_by_code === 1)
        await sendConfirmationCode(writer, {
          user,
          lender,
          application,
          language,
          origin: getPublicOrigin(request, config),
          limited: false,
        });
      return application;
    });
    return { data: (await loadOwnApplicationView(store, [made], language))(made) };
  }),
];
