import { MoneyFacts, Panel, useTexts, useWaitingApprovals } from '@marketplace/shared/admin';
import type { OtherApproval } from '@marketplace/shared/api';
import { formatDateTime } from '@marketplace/shared/format';
import { Link } from 'react-router-dom';
import report from '../../report/report.module.css';
import styles from './approvals.module.css';

/** The pages on which erasures and files are decided. */
const PAGES: Readonly<Record<OtherApproval, (id: string) => string>> = {
  erasure: (id) => `/customer-info-deletion/${id}`,
  application_status: (id) => `/application-status-file?import=${id}`,
  mis: (id) => `/mis-upload?import=${id}`,
  commission: (id) => `/commission-upload-file?import=${id}`,
  payout: (id) => `/payouts/${id}`,
};

/** Lists erasures, files and payouts that wait for a second admin, each with a link to its page and its money. */
export function OtherApprovals() {
  const { translate, language } = useTexts();
  const others = useWaitingApprovals().data?.others ?? [];
  if (others.length === 0) return null;
  return (
    <Panel size="full" title={translate('approvals.others')}>
      <ul className={styles['others']}>
        {others.map(({ kind, id, title, requested_by_name, requested_at, is_own, ...money }) => (
          <li key={id}>
            <Link className={report['link']} to={PAGES[kind](id)}>
              {translate(`approvals.other.${kind}`)}: {title}
            </Link>
            <span>
              {[
                is_own ? translate('approvals.own') : requested_by_name,
                formatDateTime(requested_at, language),
              ].join(' · ')}
            </span>
            {money.total !== null && (
              <MoneyFacts
                {...money}
                total={money.total}
                rows={money.rows ?? 0}
                account={kind === 'payout' ? money.account_number : undefined}
              />
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
