import type { SearchedRecords } from '@marketplace/shared/admin';
import type { RaRecord } from 'react-admin';

/** Finds records by the name of a person or shop, and opens their list at it. */
const named = (resource: string, label: string, field: string): SearchedRecords => {
  const title = (record: RaRecord) => String(record[field] ?? record.id);
  return {
    resource,
    label,
    title,
    to: (record) =>
      `/${resource}?${new URLSearchParams({ filter: JSON.stringify({ q: title(record) }) })}`,
  };
};

/** Records that the command palette finds. */
export const searched: readonly SearchedRecords[] = [
  named('leads', 'portal.leads', 'customer_name'),
  named('applications', 'portal.applications', 'customer_name'),
];
