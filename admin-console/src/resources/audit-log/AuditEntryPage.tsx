import { FactList, Panel, Panels, QueryPage, useTexts } from '@marketplace/shared/admin';
import { formatDateTime } from '@marketplace/shared/format';
import { type AuditEntry, getOptionLabel } from '@marketplace/shared/schema';
import { useGetOne } from 'react-admin';
import { useParams } from 'react-router-dom';
import { ChangeList, UndoEntry, useCollectionName } from '../../history';
import { getActionText } from './auditColumns';

export function AuditEntryPage() {
  const { id = '' } = useParams();
  const { translate, language } = useTexts();
  const collectionName = useCollectionName();
  const query = useGetOne<AuditEntry>('audit-entries', { id: Number(id) });
  return (
    <QueryPage
      query={query}
      title={
        query.data
          ? translate('audit.entry', { id: query.data.id })
          : translate('ui.admin_routes.audit_entry')
      }
      trail={[{ label: translate('ui.admin_routes.audit_log'), to: '/audit-log' }]}
      actions={query.data && <UndoEntry entry={query.data} />}
      height={240}
    >
      {(entry) => (
        <Panels>
          <Panel size="narrow" title={translate('audit.what')}>
            <FactList
              label={(name) => translate(`audit.${name}`)}
              facts={[
                ['at', formatDateTime(entry.at, language)],
                ['actor', entry.actor_name || translate('audit.unknown_account')],
                ['area', getOptionLabel('auditArea', entry.area, language)],
                ['action', getActionText(entry, language)],
                ['collection', collectionName(entry.collection)],
                ['record', entry.record_name],
                ['records', String(entry.records)],
                ['hash', entry.hash],
                ['previous_hash', entry.previous_hash],
              ]}
            />
          </Panel>
          <Panel size="wide" title={translate('audit.changes')}>
            {entry.changes.length > 0 ? (
              <ChangeList collection={entry.collection} changes={entry.changes} />
            ) : (
              <p>{translate('audit.no_changes')}</p>
            )}
          </Panel>
        </Panels>
      )}
    </QueryPage>
  );
}
