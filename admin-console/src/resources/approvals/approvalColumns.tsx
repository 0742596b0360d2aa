import { createColumnHelper, StatusBadge, type TableColumn } from '@marketplace/shared/admin';
import { formatDate, formatDateTime } from '@marketplace/shared/format';
import {
  type Approval,
  type AuditChange,
  getApprovalEnd,
  getOptionLabel,
} from '@marketplace/shared/schema';
import { Link } from 'react-router-dom';
import { readUser } from '@marketplace/shared/session';
import { ChangeList, splitChange } from '../../history';
import { type ColumnParts, stackLines } from '../../report';
import report from '../../report/report.module.css';
import { Decisions } from './Decisions';

/** The changes that a row shows; the page of the change shows all. */
const MAX_CHANGES = 3;

const isShare = ({ field }: AuditChange): boolean => field === 'partner_amount';

/**
 * Lists the parts that differ, first what a claw-back takes from its partner. A new version of a funnel repeats what
 * changes in the funnel itself.
 */
const listShown = (changes: Approval['changes']): readonly AuditChange[] =>
  changes
    .filter(({ collection }) => collection !== 'funnel_versions')
    .flatMap(splitChange)
    .toSorted((a, b) => Number(isShare(b)) - Number(isShare(a)));

/**
 * Builds the columns: what would change, from what to what, who asked and decided when, from when it counts, and this
 * admin's decision.
 */
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
      render: ({ id, title, kind }) =>
        stackLines(
          <Link className={report['link']} to={`/approvals/${id}`}>
            {title || getOptionLabel('approvalKind', kind, language)}
          </Link>,
          title && getOptionLabel('approvalKind', kind, language),
        ),
    }),
    column.option('kind', 'approvals.kind', 'approvalKind', { hidden: true }),
    column.display('changes', 'approvals.changes', {
      width: '18rem',
      phone: 'wide',
      render: ({ collection, changes }) => (
        <ChangeList collection={collection} changes={listShown(changes).slice(0, MAX_CHANGES)} />
      ),
    }),
    column.accessor('status', 'fields.status', {
      field: { name: 'status', kind: 'choice', options: 'approvalStatus' },
      csv: ({ status }) => getOptionLabel('approvalStatus', status, language),
      render: ({ status, effective_on, applied_at, requested_at }) =>
        stackLines(
          <StatusBadge list="approvalStatus" status={status} />,
          status === 'waiting' &&
            translate('approvals.expires_at', {
              at: formatDateTime(getApprovalEnd(requested_at), language),
            }),
          effective_on &&
            (applied_at
              ? formatDateTime(applied_at, language)
              : translate('approvals.effect_on', { day: formatDate(effective_on, language) })),
        ),
    }),
    column.accessor('requested_at', 'approvals.requested', {
      csv: ({ requested_at }) => requested_at,
      render: ({ requested_by_name, requested_at }) =>
        stackLines(requested_by_name, formatDateTime(requested_at, language)),
    }),
    column.string('requested_by_name', 'approvals.requested_by', { hidden: true }),
    column.accessor('decided_at', 'approvals.decided', {
      csv: ({ decided_at }) => decided_at,
      render: ({ decided_by_name, decided_at }) =>
        decided_at ? stackLines(decided_by_name, formatDateTime(decided_at, language)) : '–',
    }),
    column.string('decided_by_name', 'approvals.decided_by', { sort: undefined, hidden: true }),
    column.date('effective_on', 'approvals.effective_on', { hidden: true }),
    column.dateTime('applied_at', 'approvals.applied', { hidden: true }),
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
