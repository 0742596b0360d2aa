import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { FormHTMLAttributes } from 'react';
import {
  FilterButton,
  FilterFormBase,
  FilterLiveForm,
  type RaRecord,
  SearchInput,
  useListContext,
} from 'react-admin';
import { useTranslate } from '../../ui';
import type { TableColumn } from './column';
import type { ListFilter } from './filters';
import styles from './toolbar.module.css';

/** Typing is let rest for so long before the list is searched. */
const REST_MS = 250;

export interface ListToolbarProps<R extends RaRecord> {
  searchLabel: string;
  /** What is looked for instead of what was typed, such as a mask. */
  searchFor?: (typed: string) => string;
  filters?: readonly ListFilter[];
  /** For the choice of an order on a phone, where there are no headings. */
  columns?: readonly TableColumn<R>[];
  /** The list's address holds more than react-admin's parameters, which a saved query would lose. */
  hasOwnAddress?: boolean;
}

function SearchForm(props: FormHTMLAttributes<HTMLFormElement>) {
  return <form role="search" className={styles['filters']} {...props} />;
}

/** The order of a list on a phone, where there are no headings to press. */
function SortSelect<R extends RaRecord>({ columns }: { columns: readonly TableColumn<R>[] }) {
  const translate = useTranslate();
  const { sort, setSort } = useListContext();
  const sorted = columns.flatMap(({ sort: field, label }) =>
    field === undefined ? [] : (['ASC', 'DESC'] as const).map((order) => ({ field, order, label })),
  );
  if (sorted.length === 0) return null;
  const current = sorted.findIndex(
    ({ field, order }) => field === sort.field && order === sort.order,
  );
  return (
    <TextField
      select
      className={styles['sorter']}
      label={translate('kit.list.sort_label')}
      value={current === -1 ? '' : current}
      onChange={(event) => {
        const next = sorted[Number(event.target.value)];
        if (next) setSort({ field: next.field, order: next.order });
      }}
    >
      {sorted.map(({ field, order, label }, index) => (
        <MenuItem key={`${order} ${field}`} value={index}>
          {label}, {translate(order === 'ASC' ? 'kit.list.ascending' : 'kit.list.descending')}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** Search, filters with the queries that were saved, and, on a phone, the order of a list. */
export function ListToolbar<R extends RaRecord>(props: ListToolbarProps<R>) {
  const { searchLabel, searchFor, filters = [], columns = [], hasOwnAddress } = props;
  const search = (
    <SearchInput
      key="q"
      source="q"
      type="search"
      alwaysOn
      resettable={false}
      placeholder={searchLabel}
      className={styles['search']}
      slotProps={{ htmlInput: { 'aria-label': searchLabel } }}
      {...(searchFor && { parse: searchFor })}
    />
  );
  return (
    <div className={styles['toolbar']}>
      <FilterLiveForm debounce={REST_MS} formComponent={SearchForm}>
        <FilterFormBase filters={[search, ...filters]} />
      </FilterLiveForm>
      <SortSelect columns={columns} />
      <FilterButton filters={[...filters]} disableSaveQuery={hasOwnAddress} />
    </div>
  );
}
