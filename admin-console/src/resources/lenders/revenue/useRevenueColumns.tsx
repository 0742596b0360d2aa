import Chip from '@mui/material/Chip';
import {
  DeletionMark,
  FlagCell,
  createColumnHelper,
  useSave,
  useTexts,
} from '@marketplace/shared/admin';
import { formatNumber, formatPercent, formatRupees } from '@marketplace/shared/format';
import { checkSlabs } from '@marketplace/shared/lending';
import {
  getFieldDescription,
  type LenderRevenue,
  lenderRevenueSchema,
} from '@marketplace/shared/schema';
import { Button } from '@marketplace/shared/ui';
import styles from '../lenderEdit.module.css';

const status = getFieldDescription(lenderRevenueSchema, 'status');

interface Parts {
  rows: readonly LenderRevenue[];
  types: ReadonlyMap<number, string>;
  edit: (entry: LenderRevenue) => void;
  remove: (entry: LenderRevenue) => Promise<boolean>;
}

/** Builds the columns of the revenue table, and a function that names a row. */
export function useRevenueColumns({ rows, types, edit, remove }: Parts) {
  const { translate, language } = useTexts();
  const save = useSave(
    'lender-revenue',
    translate('lenders.revenue.updated'),
    translate('lenders.revenue.update_failed'),
  );
  const checks = checkSlabs(rows);
  const unreachable = new Set(checks.unreachable.map(({ slab }) => slab));
  const overlapping = new Set(checks.overlaps.flatMap(({ first, second }) => [first, second]));
  const beforeGap = new Set(
    checks.gaps.flatMap(({ revenue_type_id, from }) =>
      rows.filter(
        (row) =>
          row.status === 1 &&
          row.revenue_type_id === revenue_type_id &&
          row.slab_disbursed_max === from - 1,
      ),
    ),
  );
  const buildMarks = (row: LenderRevenue) => [
    ...(unreachable.has(row) ? ['unreachable'] : []),
    ...(overlapping.has(row) ? ['overlap'] : []),
    ...(beforeGap.has(row) ? ['gap'] : []),
  ];
  const formatAmount = (value: number) => formatRupees(value, language);
  const formatRange = (
    min: number | null,
    max: number | null,
    format: (value: number) => string,
  ): string => {
    if (min === null && max === null) return translate('lenders.revenue.any');
    if (min === null) return translate('lenders.revenue.up_to', { max: format(max ?? 0) });
    if (max === null) return translate('lenders.revenue.from', { min: format(min) });
    return `${format(min)} – ${format(max)}`;
  };
  const buildName = (entry: LenderRevenue) =>
    `${types.get(entry.revenue_type_id) ?? entry.revenue_type_id}, ${formatRange(entry.slab_disbursed_min, entry.slab_disbursed_max, formatAmount)}`;
  const column = createColumnHelper<LenderRevenue>(translate, language);
  const columns = [
    column.display('type', 'fields.revenue_type_id', {
      phone: 'title',
      render: (entry) => (
        <div>
          <span className={styles['marked']}>
            {types.get(entry.revenue_type_id) ?? '–'}
            {buildMarks(entry).map((mark) => (
              <Chip
                key={mark}
                component="span"
                size="small"
                color="warning"
                label={translate(`lenders.revenue.mark_${mark}`)}
              />
            ))}
          </span>
          <div>
            <DeletionMark collection="lender_revenue" id={entry.id} />
          </div>
        </div>
      ),
    }),
    column.display('disbursed', 'lenders.revenue.disbursed', {
      align: 'end',
      phone: 'wide',
      render: (entry) =>
        formatRange(entry.slab_disbursed_min, entry.slab_disbursed_max, formatAmount),
    }),
    column.display('number', 'lenders.revenue.number', {
      align: 'end',
      render: (entry) =>
        formatRange(entry.slab_number_min, entry.slab_number_max, (value) =>
          formatNumber(value, language),
        ),
    }),
    column.display('ats', 'lenders.revenue.ats', {
      align: 'end',
      render: (entry) => formatRange(entry.ats_min, entry.ats_max, formatAmount),
    }),
    column.display('flat', 'fields.revenue_flat', {
      align: 'end',
      render: ({ revenue_flat }) => (revenue_flat === null ? '–' : formatAmount(revenue_flat)),
    }),
    column.display('percent', 'fields.revenue_percent', {
      align: 'end',
      render: ({ revenue_percent }) =>
        revenue_percent === null ? '–' : formatPercent(revenue_percent, language),
    }),
    column.display('status', 'fields.status', {
      render: (entry) => (
        <span className={styles['state']}>
          <FlagCell
            field={status}
            record={entry}
            rowName={buildName(entry)}
            save={(value) => save(entry, { status: value })}
          />
          {translate(entry.status === 1 ? 'lenders.revenue.active' : 'lenders.revenue.inactive')}
        </span>
      ),
    }),
    column.actions((entry) => (
      <>
        <Button
          variant="ghost"
          size="small"
          aria-label={`${translate('kit.form.edit')}: ${buildName(entry)}`}
          onClick={() => edit(entry)}
        >
          {translate('kit.form.edit')}
        </Button>
        <Button
          variant="ghost"
          size="small"
          aria-label={`${translate('kit.form.delete')}: ${buildName(entry)}`}
          onClick={() => void remove(entry)}
        >
          {translate('kit.form.delete')}
        </Button>
      </>
    )),
  ];
  return { columns, buildName };
}
