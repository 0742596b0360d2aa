import { createColumnHelper, type TableColumn } from '@marketplace/shared/admin';
import type { Language } from '@marketplace/shared/i18n';
import { formatDateTime } from '@marketplace/shared/format';
import { type AuditEntry, getOptionLabel } from '@marketplace/shared/schema';
import { Link } from 'react-router-dom';
import { listReadable } from '../../history';
import report from '../../report/report.module.css';
import { type ColumnParts, stackLines } from '../../report';

type Parts = Pick<ColumnParts, 'translate' | 'language'> & {
  collectionName: (collection: string) => string;
  fieldLabel: (field: string, collection: string) => string;
};

/** A new record has dozens of fields; a row names only the first ones. */
const MAX_FIELDS = 4;

function listFields({ changes, collection }: AuditEntry, fieldLabel: Parts['fieldLabel']): string {
  const shown = listReadable(changes, collection);
  const named = shown.slice(0, MAX_FIELDS).map(({ field }) => fieldLabel(field, collection));
  const more = shown.length - named.length;
  return [...named, ...(more > 0 ? [`+${more}`] : [])].join(', ') || '–';
}

/** Returns what an entry did in words: the state that a record has come to, or the action. */
export function getActionText(
  { action, collection, changes }: Pick<AuditEntry, 'action' | 'collection' | 'changes'>,
  language: Language,
): string {
  const status = changes.find(({ field }) => field === 'status');
  if (action === 'update' && collection === 'approvals' && status?.after)
    return getOptionLabel('approvalStatus', String(JSON.parse(status.after)), language);
  return getOptionLabel('auditAction', action, language);
}

export const buildAuditColumns = ({
  translate,
  language,
  collectionName,
  fieldLabel,
}: Parts): TableColumn<AuditEntry>[] => {
  const column = createColumnHelper<AuditEntry>(translate, language);
  const getSubject = ({ record_name, record_id, records }: AuditEntry): string =>
    record_name || (record_id === '' ? translate('erasures.records', { count: records }) : '');
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
      render: ({ actor_name, area, masquerade }) =>
        stackLines(
          actor_name || translate('audit.unknown_account'),
          masquerade === 1
            ? translate('audit.masquerade')
            : getOptionLabel('auditArea', area, language),
        ),
    }),
    column.accessor('action', 'audit.action', {
      field: { name: 'action', kind: 'choice', options: 'auditAction' },
      csv: (entry) => getActionText(entry, language),
      render: (entry) => getActionText(entry, language),
    }),
    column.accessor('collection', 'audit.collection', {
      csv: (entry) => [collectionName(entry.collection), getSubject(entry)].join(' '),
      render: (entry) => stackLines(collectionName(entry.collection), getSubject(entry)),
    }),
    column.display('changes', 'audit.fields', {
      phone: 'wide',
      wrap: true,
      width: '16rem',
      csv: ({ changes, collection }) =>
        listReadable(changes, collection)
          .map(({ field }) => fieldLabel(field, collection))
          .join(', '),
      render: (entry) => listFields(entry, fieldLabel),
    }),
  ];
};
