import { createColumnHelper, type TableColumn } from '@marketplace/shared/admin';
import { formatDateTime } from '@marketplace/shared/format';
import type { Language, Translate } from '@marketplace/shared/i18n';
import { type Masquerade } from '@marketplace/shared/schema';
import { Link } from 'react-router-dom';
import report from '../../report/report.module.css';
import styles from './applications.module.css';

interface Parts {
  translate: Translate;
  language: Language;
}

/** Builds the columns of the log: admin, partner, reason, start, end, and permission. */
export const masqueradeColumns = ({ translate, language }: Parts): TableColumn<Masquerade>[] => {
  const moment = (iso: string) => formatDateTime(iso, language);
  const column = createColumnHelper<Masquerade>(translate, language);
  return [
    {
      name: 'admin_name',
      label: translate('fields.admin_name'),
      sort: 'admin_name',
      phone: 'title',
      render: ({ admin_name, account_id }) =>
        admin_name || translate('merchant_management.account', { id: account_id }),
    },
    {
      name: 'partner_name',
      label: translate('fields.partner_name'),
      sort: 'partner_name',
      render: ({ partner_id, partner_name }) => (
        <Link className={report['link']} to={`/partners/${partner_id}`}>
          <span className={report['clip']}>{partner_name || partner_id}</span>
        </Link>
      ),
    },
    {
      name: 'reason',
      label: translate('fields.reason'),
      phone: 'wide',
      render: ({ reason }) => <span className={styles['reason']}>{reason}</span>,
    },
    {
      name: 'at',
      label: translate('fields.at'),
      sort: 'at',
      render: ({ at }) => moment(at),
    },
    {
      name: 'until',
      label: translate('fields.until'),
      sort: 'until',
      render: ({ until }) =>
        Date.parse(until) > Date.now() ? (
          <span className={styles['lines']}>
            <strong>{translate('merchant_management.running')}</strong>
            <span>{translate('merchant_management.at_the_latest', { when: moment(until) })}</span>
          </span>
        ) : (
          moment(until)
        ),
    },
    column.option('mode', 'fields.mode', 'masqueradeMode'),
    column.number('changes', 'fields.changes'),
  ];
};
