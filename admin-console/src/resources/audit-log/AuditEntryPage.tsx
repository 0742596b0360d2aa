import {
  LoadState,
  FactList,
  PageHeader,
  Panel,
  Panels,
  toApiError,
  useLanguage,
} from '@marketplace/shared/admin';
import { formatDateTime } from '@marketplace/shared/format';
import { type AuditEntry, optionLabel } from '@marketplace/shared/schema';
import { NotFoundPage, useTranslate } from '@marketplace/shared/ui';
import { useGetOne } from 'react-admin';
import { useParams } from 'react-router-dom';
import { ChangeList, useCollectionName } from '../../history';

/** Shows an entry of the audit log with each field's value before and after. */
export function AuditEntryPage() {
  const { id = '' } = useParams();
  const translate = useTranslate();
  const language = useLanguage();
  const collectionName = useCollectionName();
  const {
    data: entry,
    error,
    refetch,
  } = useGetOne<AuditEntry>('audit-entries', { id: Number(id) });
  const failure = toApiError(error);
  if (failure?.status === 404) return <NotFoundPage inside home="/admin/audit-log" />;
  const trail = [{ label: translate('ui.admin_routes.audit_log'), to: '/audit-log' }];
  const title = entry
    ? translate('audit.entry', { id: entry.id })
    : translate('ui.admin_routes.audit_entry');
  const rows =
    entry &&
    ([
      ['at', formatDateTime(entry.at, language)],
      ['actor', entry.actor_name || String(entry.account_id)],
      ['area', optionLabel('auditArea', entry.area, language)],
      ['action', optionLabel('auditAction', entry.action, language)],
      ['collection', collectionName(entry.collection)],
      ['record', entry.record_id],
      ['records', String(entry.records)],
      ['call', entry.call],
      ['hash', entry.hash],
      ['previous_hash', entry.previous_hash],
    ] as const);
  return (
    <>
      <PageHeader title={title} trail={trail} />
      {!entry && <LoadState error={failure} onRetry={() => void refetch()} height={240} />}
      {entry && rows && (
        <Panels>
          <Panel size="narrow" title={translate('audit.what')}>
            <FactList label={(name) => translate(`audit.${name}`)} facts={rows} />
          </Panel>
          <Panel size="wide" title={translate('audit.changes')}>
            {entry.changes.length > 0 ? (
              <ChangeList changes={entry.changes} />
            ) : (
              <p>{translate('audit.no_changes')}</p>
            )}
          </Panel>
        </Panels>
      )}
    </>
  );
}
