import {
  ALL_ROWS,
  ListPage,
  buildChoiceFilter,
  useClient,
  useTexts,
} from '@marketplace/shared/admin';
import { verifyAuditLog } from '@marketplace/shared/api';
import { AUDIT_DAYS } from '@marketplace/shared/schema';
import { Button, notify, useTranslate } from '@marketplace/shared/ui';
import Alert from '@mui/material/Alert';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type RaRecord, useGetList } from 'react-admin';
import { Link } from 'react-router-dom';
import { COLLECTIONS, useCollectionName, useFieldLabel } from '../../history';
import report from '../../report/report.module.css';
import { buildAuditColumns } from './auditColumns';

/** Whoever may have an entry; more than the server answers at once take several calls. */
const ALL_BY_NAME = {
  pagination: ALL_ROWS,
  sort: { field: 'name', order: 'ASC' },
} as const;

/**
 * Checks the chain of hashes. `onChecked` gets the first broken entry, or null if every entry is there and
 * unchanged.
 */
function VerifyButton({ onChecked }: { onChecked: (brokenAt: number | null) => void }) {
  const translate = useTranslate();
  const client = useClient();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => (await client.call(verifyAuditLog, {})).data,
    onSuccess: ({ valid, entries, broken_at }) => {
      onChecked(broken_at);
      if (valid) notify.success(translate('audit.valid', { count: entries }));
    },
    onError: (error) => notify.error(error.message),
  });
  return (
    <Button variant="secondary" size="small" busy={isPending} onClick={() => mutate()}>
      {translate('audit.verify')}
    </Button>
  );
}

/** Lists who changed what, newest first. Nobody can change an entry. */
export function AuditLog() {
  const { translate, language } = useTexts();
  const collectionName = useCollectionName();
  const { data: admins = [] } = useGetList<RaRecord>('admin-users', ALL_BY_NAME);
  const { data: partners = [] } = useGetList<RaRecord>('partner-users', ALL_BY_NAME);
  const fieldLabel = useFieldLabel();
  const [brokenAt, setBrokenAt] = useState<number | null>(null);
  const filters = [
    buildChoiceFilter(
      'account_id',
      translate('audit.actor'),
      [...admins, ...partners].map(({ id, name }) => ({ id, name: String(name) })),
    ),
    buildChoiceFilter(
      'collection',
      translate('audit.collection'),
      COLLECTIONS.map((id) => ({ id, name: collectionName(id) })),
    ),
    'action',
    'at',
  ] as const;
  return (
    <ListPage
      resource="audit-entries"
      sort={{ field: 'at', order: 'DESC' }}
      perPage={25}
      storeKey={false}
      title={translate('ui.admin_routes.audit_log')}
      about={
        <>
          {translate('audit.lead', { years: AUDIT_DAYS / 365 })}
          {brokenAt !== null && (
            <Alert severity="error" sx={{ marginTop: 1 }}>
              <Link className={report['link']} to={`/audit-log/${brokenAt}`}>
                {translate('audit.invalid', { id: brokenAt })}
              </Link>
            </Alert>
          )}
        </>
      }
      actions={<VerifyButton onChecked={setBrokenAt} />}
      empty={{ title: 'audit.no_entries', text: 'audit.no_entries_text' }}
      searchLabel={translate('audit.search')}
      filters={filters}
      columns={buildAuditColumns({ translate, language, collectionName, fieldLabel })}
      pinned
    />
  );
}
