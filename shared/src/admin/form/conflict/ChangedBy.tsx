import { use } from 'react';
import {
  type Identifier,
  useCanAccess,
  useGetList,
  useRecordContext,
  useResourceContext,
} from 'react-admin';
import { formatDateTime } from '../../../format';
import type { AuditEntry } from '../../../schema';
import { useTranslate } from '../../../ui';
import { useLanguage } from '../../i18n/useLanguage';
import { ConsoleContext } from '../../context/consoleContext';
import styles from './conflict.module.css';

/** Older changes cannot be the conflicting one. */
const LATEST = { page: 1, perPage: 5 };

/**
 * Shows who last changed one of the fields of the surrounding record, and when, to people who may read the audit
 * log.
 */
export function ChangedBy({
  fields,
  id,
}: {
  fields: readonly string[];
  id?: Identifier | undefined;
}) {
  const translate = useTranslate();
  const language = useLanguage();
  const record = useRecordContext();
  const recordId = id ?? record?.id;
  const collection = (useResourceContext() ?? '').replaceAll('-', '_');
  const isAdmin = use(ConsoleContext)?.area === 'admin';
  const { canAccess = false } = useCanAccess({ resource: 'audit-entries', action: 'list' });
  const { data = [] } = useGetList<AuditEntry>(
    'audit-entries',
    {
      filter: { collection, record_id: String(recordId ?? '') },
      pagination: LATEST,
      sort: { field: 'id', order: 'DESC' },
    },
    { enabled: isAdmin && canAccess && recordId !== undefined, staleTime: 0 },
  );
  const entry = data.find(({ changes }) => changes.some(({ field }) => fields.includes(field)));
  if (!entry) return null;
  const at = formatDateTime(entry.at, language);
  return (
    <p className={styles['changedBy']}>
      {translate('kit.conflict.by', { name: entry.actor_name, at })}
    </p>
  );
}
