import { createColumnHelper, type TableColumn } from '@marketplace/shared/admin';
import { type Approval, getOptionLabel } from '@marketplace/shared/schema';
import { Link } from 'react-router-dom';
import type { ColumnParts } from '../../report';
import report from '../../report/report.module.css';

/** Builds the columns: what would change, its status, and who asked and decided. */
export const buildApprovalColumns = ({
  translate,
  language,
}: Pick<ColumnParts, 'translate' | 'language'>): TableColumn<Approval>[] => {
  const column = createColumnHelper<Approval>(translate, language);
  return [
    column.accessor('title', 'approvals.record', {
      render: ({ id, title, kind }) => (
        <Link className={report['link']} to={`/approvals/${id}`}>
          {title || getOptionLabel('approvalKind', kind, language)}
        </Link>
      ),
    }),
    column.option('kind', 'approvals.kind', 'approvalKind'),
    column.option('status', 'fields.status', 'approvalStatus'),
    column.string('requested_by_name', 'approvals.requested_by'),
    column.string('decided_by_name', 'approvals.decided_by', { sort: undefined }),
    column.dateTime('requested_at', 'approvals.requested', { phone: 'wide' }),
  ];
};
