import Stack from '@mui/material/Stack';
import { LoadState, Note, toApiError, useConfirmedCall, useTexts } from '@marketplace/shared/admin';
import { formatDateTime } from '@marketplace/shared/format';
import { type AuditChange, type AuditEntry, getOptionLabel } from '@marketplace/shared/schema';
import { useTranslate } from '@marketplace/shared/ui';
import { useId } from 'react';
import { type RaRecord, useCanAccess, useGetList } from 'react-admin';
import { ChangeList } from './ChangeList';
import styles from './history.module.css';
import { UndoEntry } from './UndoEntry';

export interface RecordHistoryProps {
  collection: string;
  record: RaRecord;
  /** The fields that can be set back. */
  fields: readonly string[];
  save: (record: RaRecord, changes: Readonly<Record<string, unknown>>) => Promise<void>;
}

const MAX_ENTRIES = 20;

/** Actions that change a record; the log also holds who has read or exported it. */
const CHANGES = { action: ['create', 'update', 'delete'] } as const;

const isChange = ({ action }: AuditEntry): boolean => CHANGES.action.some((one) => one === action);

interface HistoryOptions {
  actions?: typeof CHANGES;
  enabled?: boolean;
}

/** Loads the latest entries about a record, again when its version changes; none for a reader without the log. */
function useHistory(
  collection: string,
  record: RaRecord,
  { actions, enabled = true }: HistoryOptions = {},
) {
  const version: unknown = record['version'];
  const { canAccess = false } = useCanAccess({ resource: 'audit-entries', action: 'list' });
  return useGetList<AuditEntry>(
    'audit-entries',
    {
      filter: { collection, record_id: String(record.id), ...actions },
      pagination: { page: 1, perPage: MAX_ENTRIES },
      sort: { field: 'id', order: 'DESC' },
      meta: { version },
    },
    { enabled: enabled && canAccess },
  );
}

function useByline() {
  const { translate, language } = useTexts();
  return (entry: AuditEntry, key: 'changed_by' | 'entry_by') =>
    translate(`audit.${key}`, {
      action: getOptionLabel('auditAction', entry.action, language),
      name: entry.actor_name,
      at: formatDateTime(entry.at, language),
    });
}

/** Shows who last changed a record, and when; nothing if nobody has or the reader may not see the log. */
export function LastChange({
  collection,
  record,
}: Pick<RecordHistoryProps, 'collection' | 'record'>) {
  const byline = useByline();
  // The history on the same page shows these entries; look for an older change only if they hold none.
  const { data: entries = [] } = useHistory(collection, record);
  const recent = entries.find(isChange);
  const isOlder = recent === undefined && entries.length === MAX_ENTRIES;
  const { data: changes = [] } = useHistory(collection, record, {
    actions: CHANGES,
    enabled: isOlder,
  });
  const latest = recent ?? (isOlder ? changes[0] : undefined);
  if (!latest) return null;
  const key = latest.action === 'update' ? 'changed_by' : 'entry_by';
  return <Note sx={{ my: 0.5 }}>{byline(latest, key)}</Note>;
}

/** Lists who changed a record, when and how. A person can set a field back by an ordinary change. */
export function HistoryEntries({ collection, record, fields, save }: RecordHistoryProps) {
  const translate = useTranslate();
  const { data, error, isPending, refetch } = useHistory(collection, record);
  const run = useConfirmedCall(refetch);
  const failure = toApiError(error);
  const byline = useByline();
  const revert = ({ field, before }: AuditChange) => {
    const value: unknown = before === null ? null : JSON.parse(before);
    return run(() => save(record, { [field]: value }), {
      title: translate('audit.revert_title'),
      text: translate('audit.revert_text'),
      confirmLabel: translate('audit.revert'),
    });
  };
  return (
    <>
      {(failure || isPending) && (
        <LoadState error={failure} onRetry={() => void refetch()} lines={3} height="24px" />
      )}
      {data?.length === 0 && <Note sx={{ my: 0.5 }}>{translate('audit.none')}</Note>}
      <ol className={styles['entries']}>
        {data?.map((entry) => (
          <li key={entry.id}>
            <Stack direction="row" sx={{ gap: '4px 16px', justifyContent: 'space-between' }}>
              <Note sx={{ my: 0.5 }}>{byline(entry, 'entry_by')}</Note>
              <UndoEntry entry={entry} />
            </Stack>
            <ChangeList
              collection={collection}
              changes={entry.changes}
              mayRevert={({ field }) => entry.action === 'update' && fields.includes(field)}
              onRevert={(change) => void revert(change)}
            />
          </li>
        ))}
      </ol>
    </>
  );
}

export function RecordHistory(props: RecordHistoryProps) {
  const translate = useTranslate();
  const heading = useId();
  return (
    <section id="history" className={styles['section']} aria-labelledby={heading}>
      <h2 id={heading}>{translate('audit.history')}</h2>
      <HistoryEntries {...props} />
    </section>
  );
}
