import { createColumnHelper, type TableColumn } from '@marketplace/shared/admin';
import { formatDateTime } from '@marketplace/shared/format';
import type { Language, Translate } from '@marketplace/shared/i18n';
import { type Masquerade } from '@marketplace/shared/schema';
import { Link } from 'react-router-dom';
import report from '../../../report/report.module.css';
import styles from '../applications.module.css';

interface Parts {
  translate: Translate;
  language: Language;
}

/** Builds the columns of the log: admin, partner, reason, start, end, and permission. */
export const buildMasqueradeColumns = ({
  translate,
  language,
}: Parts): TableColumn<Masquerade>[] => {
  const formatInstant = (iso: string) => formatDateTime(iso, language);
  const column = createColumnHelper<Masquerade>(translate, language);
  return [
    column.accessor('admin_name', 'fields.admin_name', {
      render: ({ admin_name }) => admin_name || translate('audit.unknown_account'),
    }),
    column.accessor('partner_name', 'fields.partner_name', {
      render: ({ partner_id, partner_name }) => (
        <Link className={report['link']} to={`/partners/${partner_id}`}>
          <span className={report['truncated']}>{partner_name || '–'}</span>
        </Link>
      ),
    }),
    column.display('reason', 'fields.reason', {
      phone: 'wide',
      render: ({ reason }) => <span className={styles['reason']}>{reason}</span>,
    }),
    column.accessor('at', 'fields.at', {
      render: ({ at }) => formatInstant(at),
    }),
    column.accessor('until', 'fields.until', {
      render: ({ until }) =>
        Date.parse(until) > Date.now() ? (
          <span className={styles['stacked']}>
            <strong>{translate('merchant_management.running')}</strong>
            <span>
              {translate('merchant_management.at_the_latest', { when: formatInstant(until) })}
            </span>
          </span>
        ) : (
          formatInstant(until)
        ),
    }),
    column.option('mode', 'fields.mode', 'masqueradeMode'),
    column.number('changes', 'fields.changes'),
  ];
};
