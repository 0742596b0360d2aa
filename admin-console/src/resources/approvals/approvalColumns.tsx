import type { TableColumn } from '@marketplace/shared/admin';
import { formatDateTime } from '@marketplace/shared/format';
import { type Approval, optionLabel } from '@marketplace/shared/schema';
import { Link } from 'react-router-dom';
import type { ColumnParts } from '../../report';
import report from '../../report/report.module.css';
import { StatusBadge } from '../../status';

/** Builds the columns: what would change, its status, and who asked and decided. */
export const approvalColumns = ({
  translate,
  language,
}: Pick<ColumnParts, 'translate' | 'language'>): TableColumn<Approval>[] => [
  {
    name: 'title',
    label: translate('approvals.record'),
    sort: 'title',
    phone: 'title',
    render: ({ id, title, kind }) => (
      <Link className={report['link']} to={`/approvals/${id}`}>
        {title || optionLabel('approvalKind', kind, language)}
      </Link>
    ),
  },
  {
    name: 'kind',
    label: translate('approvals.kind'),
    sort: 'kind',
    render: ({ kind }) => optionLabel('approvalKind', kind, language),
  },
  {
    name: 'status',
    label: translate('fields.status'),
    sort: 'status',
    render: ({ status }) => <StatusBadge list="approvalStatus" status={status} />,
  },
  {
    name: 'requested_by_name',
    label: translate('approvals.requested_by'),
    sort: 'requested_by_name',
    render: ({ requested_by_name }) => requested_by_name,
  },
  {
    name: 'decided_by_name',
    label: translate('approvals.decided_by'),
    phone: 'wide',
    render: ({ decided_by_name }) => decided_by_name || '–',
  },
  {
    name: 'requested_at',
    label: translate('approvals.requested'),
    sort: 'requested_at',
    render: ({ requested_at }) => formatDateTime(requested_at, language),
  },
];
