import type { PartnerUser } from '@marketplace/shared/schema';
import { useTranslate } from '@marketplace/shared/ui';
import { useGetList } from 'react-admin';
import { ResetPasswordButton } from '../../accounts';
import styles from './partners.module.css';

/** Lists the accounts of a partner's portal. */
export function PartnerUsers({ partnerId }: { partnerId: number }) {
  const translate = useTranslate();
  const { data = [], isPending } = useGetList<PartnerUser>('partner-users', {
    filter: { partner_id: partnerId },
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'name', order: 'ASC' },
  });
  if (isPending) return null;
  return (
    <section className={styles['section']} aria-labelledby="users-title">
      <h2 id="users-title">{translate('partners.sections.users')}</h2>
      <p>{translate(data.length > 0 ? 'partners.leads.users' : 'partners.no_users')}</p>
      <ul className={styles['users']}>
        {data.map((user) => (
          <li key={user.id}>
            <span className={styles['user']}>
              <strong>{user.name}</strong>
              <span>{user.email}</span>
            </span>
            <ResetPasswordButton account={user} />
          </li>
        ))}
      </ul>
    </section>
  );
}
