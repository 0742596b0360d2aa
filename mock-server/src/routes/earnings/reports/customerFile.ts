import { getCustomerFile, revealCustomerPan } from '@marketplace/shared/api';
import { maskBirthDate } from '@marketplace/shared/format';
import { CONSENTS_TO_CONTACT, findMissingForOffers } from '@marketplace/shared/schema';
import { getLatestConsents } from '../../../data/borrowers/consents';
import { requireRecord } from '../../../data/requireRecord';
import { toApplicationView, toCustomerView, toLeadView } from '../../../data/views';
import { notFound } from '../../../httpError';
import { auditAccess } from '../../audit/auditedStore';
import { handle } from '../../kit/handle';

export const customerFileRoutes = [
  handle(revealCustomerPan, async ({ params, body, session }, context) => {
    const user = await requireRecord(context.store, 'users', params.id);
    if (!session || user.tin === '') throw notFound();
    await auditAccess(context, session, 'read', {
      call: revealCustomerPan.id,
      collection: 'users',
      record_id: user.id,
      records: 1,
      reason: body.reason.trim(),
    });
    return { data: { pan: user.tin } };
  }),
  handle(getCustomerFile, async ({ params }, { store }) => {
    const user = await requireRecord(store, 'users', params.id);
    const own = { filter: { user_id: user.id }, sort: ['created_at', 'DESC'] } as const;
    const isErased = user.sign_in === `erased ${user.id}`;
    const agreed = new Set(
      (await getLatestConsents(store, user.id)).flatMap(({ purpose, granted }) =>
        granted === 1 ? [purpose] : [],
      ),
    );
    const partner = await store.get('partners', user.partner_id);
    const leads = await store.find('leads', own);
    const applications = await store.find('applications', own);
    return {
      data: {
        customer: toCustomerView(user),
        partner_name: partner?.title ?? '',
        birth_date: maskBirthDate(user.birth_date ?? ''),
        contact_by: CONSENTS_TO_CONTACT.filter((name) => !isErased && agreed.has(name)),
        is_erased: isErased,
        language: user.language,
        missing: isErased ? [] : findMissingForOffers(user),
        leads: leads.rows.map(toLeadView),
        applications: applications.rows.map(toApplicationView),
      },
    };
  }),
];
