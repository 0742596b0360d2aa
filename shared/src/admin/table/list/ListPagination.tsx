import type { LabelDisplayedRowsArgs } from '@mui/material/TablePagination';
import TextField from '@mui/material/TextField';
import { type SyntheticEvent, useState } from 'react';
import {
  Pagination,
  PaginationActions,
  type PaginationActionsProps,
  useListPaginationContext,
} from 'react-admin';
import { getCountLimit } from '../../../api';
import { formatNumber, parseNumber } from '../../../format';
import { useTranslate } from '../../../ui';
import { useTexts } from '../../i18n/useTexts';
import styles from './listPagination.module.css';

const PAGE_SIZES = [25, 50, 100];

/** From this many pages on, the buttons skip pages. */
const MANY_PAGES = 8;

/** react-admin's page buttons, with first, last, and an input for a page number. */
function PageActions(props: PaginationActionsProps) {
  const { count, rowsPerPage } = props;
  const { setPage } = useListPaginationContext();
  const translate = useTranslate();
  const [input, setInput] = useState('');
  const pages = Math.ceil(count / rowsPerPage);
  const label = translate('kit.list.go_to_page');
  const goToPage = (event: SyntheticEvent) => {
    event.preventDefault();
    const page = parseNumber(input);
    setInput('');
    if (page !== null) setPage(Math.min(Math.max(Math.trunc(page), 1), pages));
  };
  return (
    <div className={styles['actions']}>
      <PaginationActions {...props} siblingCount={0} showFirstButton showLastButton />
      {pages >= MANY_PAGES && (
        <form onSubmit={goToPage}>
          <TextField
            sx={{ width: '9rem' }}
            autoComplete="off"
            placeholder={label}
            value={input}
            onChange={(event) => setInput(event.target.value)}
            slotProps={{ htmlInput: { 'aria-label': label, inputMode: 'numeric' } }}
          />
        </form>
      )}
    </div>
  );
}

/** A list counts only some of very many rows, so the label says that there are more. */
function DisplayedRows({ from, to, count }: LabelDisplayedRowsArgs) {
  const { translate, language } = useTexts();
  const formatCount = (value: number) => formatNumber(value, language);
  const rows = { from: formatCount(from), to: formatCount(to) };
  const isLimited = count === getCountLimit(to - 1);
  return (
    <span role="status">
      {isLimited
        ? translate('kit.list.rows_of_more', { ...rows, total: formatCount(count - 1) })
        : translate('kit.list.rows', { ...rows, total: formatCount(count) })}
    </span>
  );
}

/** react-admin passes these to MUI's `TablePagination`, on a phone too, but its type omits them. */
const PARTS = {
  ActionsComponent: PageActions,
  labelDisplayedRows: (rows: LabelDisplayedRowsArgs) => <DisplayedRows {...rows} />,
};

/** Says which rows of how many the page shows, and pages through the others. */
export function ListPagination() {
  const { total = 0, perPage } = useListPaginationContext();
  // A list that opens with fewer rows names its own number, too.
  const sizes = [...new Set([perPage, ...PAGE_SIZES])].sort((one, other) => one - other);
  return (
    <Pagination
      className={styles['pagination']}
      rowsPerPageOptions={total > (sizes[0] ?? 0) ? sizes : []}
      {...PARTS}
    />
  );
}
