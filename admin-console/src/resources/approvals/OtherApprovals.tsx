import { Panel, useLanguage, useWaitingApprovals } from '@marketplace/shared/admin';
import type { OtherApproval } from '@marketplace/shared/api';
import { formatDateTime } from '@marketplace/shared/format';
import { useTranslate } from '@marketplace/shared/ui';
import { Link } from 'react-router-dom';
import report from '../../report/report.module.css';
import styles from './approvals.module.css';

/** The pages on which erasures and files are decided. */
const PAGES: Readonly<Record<OtherApproval, (id: string) => string>> = {
  erasure: (id) => `/customer-info-deletion/${id}`,
  application_status: () => '/application-status-file',
  mis: () => '/mis-upload',
  commission: () => '/commission-upload-file',
  payout: (id) => `/payouts/${id}`,
};

/** Lists erasures and files that wait for a second admin, each with a link to its page. */
export function OtherApprovals() {
  const translate = useTranslate();
  const language = useLanguage();
  const others = useWaitingApprovals().data?.others ?? [];
  if (others.length === 0) return null;
  return (
    <Panel size="full" title={translate('approvals.others')}>
      <ul className={styles['others']}>
        {others.map(({ kind, id, title, requested_by_name, requested_at, is_own }) => (
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
          </li>
        ))}
      </ul>
    </Panel>
  );
}
