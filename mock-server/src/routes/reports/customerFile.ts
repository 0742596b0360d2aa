import { getCustomerFile } from '@marketplace/shared/api';
import { maskBirthDate } from '@marketplace/shared/format';
import { findMissingForPersonalLoan } from '@marketplace/shared/schema';
import { requireRecord } from '../../data/requireRecord';
import { toApplicationView, toCustomerView, toLeadView } from '../../data/views';
import { handle } from '../kit/handle';

export const customerFileRoutes = [
  handle(getCustomerFile, async ({ params }, { store }) => {
    const user = await requireRecord(store, 'users', params.id);
    const own = { filter: { user_id: user.id }, sort: ['created_at', 'DESC'] } as const;
    const partner = await store.get('partners', user.partner_id);
    const leads = await store.find('leads', own);
    const applications = await store.find('applications', own);
    return {
      data: {
        customer: toCustomerView(user),
        partner_name: partner?.title ?? '',
        birth_date: maskBirthDate(user.birth_date ?? ''),
        allow_sms: user.allow_sms,
        allow_emails: user.allow_emails,
        language: user.language,
        missing: findMissingForPersonalLoan(user),
        leads: leads.rows.map(toLeadView),
        applications: applications.rows.map(toApplicationView),
      },
    };
  }),
];
