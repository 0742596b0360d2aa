import { createColumnHelper, type TableColumn } from '@marketplace/shared/admin';
import { type Approval, getOptionLabel } from '@marketplace/shared/schema';
import { Link } from 'react-router-dom';
import { readUser } from '@marketplace/shared/session';
import { ChangeList } from '../../history';
import type { ColumnParts } from '../../report';
import report from '../../report/report.module.css';
import { Decisions } from './Decisions';

/** The changes that a row shows; the page of the change shows all. */
const MAX_CHANGES = 3;

/** Builds the columns: what would change, from what to what, who asked, and this admin's decision. */
export const buildApprovalColumns = ({
  translate,
  language,
  onDecided,
}: Pick<ColumnParts, 'translate' | 'language'> & {
  onDecided: () => void;
}): TableColumn<Approval>[] => {
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
    column.display('changes', 'approvals.changes', {
      render: ({ collection, changes }) => (
        <ChangeList collection={collection} changes={changes.slice(0, MAX_CHANGES)} />
      ),
    }),
    column.option('status', 'fields.status', 'approvalStatus'),
    column.string('requested_by_name', 'approvals.requested_by'),
    column.string('decided_by_name', 'approvals.decided_by', { sort: undefined }),
    column.dateTime('requested_at', 'approvals.requested', { phone: 'wide' }),
    column.actions((approval) => (
      <Decisions
        file={{
          approval,
          is_own: readUser('admin') === String(approval.requested_by),
          conflicts: [],
        }}
        onDecided={onDecided}
      />
    )),
  ];
};
