import { use } from 'react';
import {
  type Identifier,
  useCanAccess,
  useGetList,
  useRecordContext,
  useResourceContext,
} from 'react-admin';
import { Note } from '../../layout/text';
import { formatDateTime } from '../../../format';
import type { AuditEntry } from '../../../schema';
import { useTexts } from '../../i18n/useTexts';
import { ConsoleContext } from '../../context/consoleContext';

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
  const { translate, language } = useTexts();
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
  return <Note>{translate('kit.conflict.by', { name: entry.actor_name, at })}</Note>;
}
