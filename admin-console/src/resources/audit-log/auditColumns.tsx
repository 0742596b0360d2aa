import { createColumnHelper, type TableColumn } from '@marketplace/shared/admin';
import { formatDateTime } from '@marketplace/shared/format';
import { type AuditEntry, getOptionLabel } from '@marketplace/shared/schema';
import { Link } from 'react-router-dom';
import report from '../../report/report.module.css';
import type { ColumnParts } from '../../report';

type Parts = Pick<ColumnParts, 'translate' | 'language'> & {
  collectionName: (collection: string) => string;
  fieldLabel: (field: string, collection: string) => string;
};

/** A new record has dozens of fields; a row names only the first ones. */
const MAX_FIELDS = 4;

function listFields({ changes, collection }: AuditEntry, fieldLabel: Parts['fieldLabel']): string {
  const named = changes.slice(0, MAX_FIELDS).map(({ field }) => fieldLabel(field, collection));
  const more = changes.length - named.length;
  return [...named, ...(more > 0 ? [`+${more}`] : [])].join(', ') || '–';
}

export const buildAuditColumns = ({
  translate,
  language,
  collectionName,
  fieldLabel,
}: Parts): TableColumn<AuditEntry>[] => {
  const column = createColumnHelper<AuditEntry>(translate, language);
  return [
    column.display('at', 'audit.at', {
      sort: 'at',
      render: ({ id, at }) => (
        <Link className={report['link']} to={`/audit-log/${id}`}>
          {formatDateTime(at, language)}
        </Link>
      ),
    }),
    column.accessor('actor_name', 'audit.actor', {
      render: ({ actor_name, account_id, area, masquerade }) => (
        <span className={report['stacked']}>
          {actor_name || translate('merchant_management.account', { id: account_id })}
          <span>
            {masquerade === 1
              ? translate('audit.masquerade')
              : getOptionLabel('auditArea', area, language)}
          </span>
        </span>
      ),
    }),
    column.option('action', 'audit.action', 'auditAction'),
    column.accessor('collection', 'audit.collection', {
      render: ({ collection, record_id, records }) => (
        <span className={report['stacked']}>
          {collectionName(collection)}
          <span>{record_id || translate('erasures.records', { count: records })}</span>
        </span>
      ),
    }),
    column.display('changes', 'audit.fields', {
      phone: 'wide',
      wrap: true,
      width: '16rem',
      csv: ({ changes, collection }) =>
        changes.map(({ field }) => fieldLabel(field, collection)).join(', '),
      render: (entry) => listFields(entry, fieldLabel),
    }),
  ];
};
