import CompactIcon from '@mui/icons-material/DensitySmallOutlined';
import ComfortableIcon from '@mui/icons-material/DensityMediumOutlined';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { type FormHTMLAttributes, useContext, useRef } from 'react';
import {
  FilterButton,
  FilterFormBase,
  FilterLiveForm,
  type RaRecord,
  SearchInput,
  useListContext,
} from 'react-admin';
import { maskPersonal } from '../../../format';
import { useTranslate } from '../../../ui';
import type { CsvColumn } from '../export/DownloadCsv';
import { ExportMenu } from '../export/ExportMenu';
import { ViewsButton } from '../views/ViewsButton';
import { listParts, type TableColumn } from '../../fields/column';
import { ColumnsButton } from '../columns/ColumnsButton';
import { buildColumnFilters, buildNamedFilter, type ListFilter } from '../filters/filters';
import { useTexts } from '../../i18n/useTexts';
import { useDensity } from '../../fields/listSettings';
import { HasOwnFilters } from './LocalList';
import styles from './toolbar.module.css';

/** The list searches after the person has paused typing for this long. */
const REST_MS = 250;

export interface ListTools<R extends RaRecord> {
  /** Name of the search; without it the list has none. */
  searchLabel?: string;
  /** The filters that the list always shows: of its own, or the names of fields. */
  filters?: ReadonlyArray<ListFilter | (keyof R & string)>;
  /** The names of fields whose filters a person adds from the menu. */
  moreFilters?: ReadonlyArray<keyof R & string>;
  /** `false` for a part of a page to which nobody returns, such as the rows of one file. */
  views?: false;
  /**
   * The columns of the file, if it has more than the table; `false` if the page exports it itself.
   */
  file?: readonly CsvColumn<R>[] | false;
}

function FilterForm(props: FormHTMLAttributes<HTMLFormElement>) {
  return <form className={styles['filters']} {...props} />;
}

/** Chooses the order of a list on a phone, which shows no headings. */
function SortSelect<R extends RaRecord>({ columns }: { columns: readonly TableColumn<R>[] }) {
  const translate = useTranslate();
  const { sort, setSort } = useListContext();
  const sorted = listParts(columns).flatMap(({ sort: field, label }) =>
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
      slotProps={{ select: { displayEmpty: true } }}
      onChange={(event) => {
        const next = sorted[Number(event.target.value)];
        if (next) setSort({ field: next.field, order: next.order });
      }}
    >
      {current === -1 && <MenuItem value="">{translate('kit.list.default_order')}</MenuItem>}
      {sorted.map(({ field, order, label }, index) => (
        <MenuItem key={`${order} ${field}`} value={index}>
          {label}, {translate(order === 'ASC' ? 'kit.list.ascending' : 'kit.list.descending')}
        </MenuItem>
      ))}
    </TextField>
  );
}

function DensityButton() {
  const translate = useTranslate();
  const [density, setDensity] = useDensity();
  const compact = density === 'compact';
  const label = translate(compact ? 'kit.list.comfortable' : 'kit.list.compact');
  return (
    <div className={styles['density']}>
      <IconButton
        size="small"
        color="primary"
        title={label}
        aria-label={label}
        onClick={() => setDensity(compact ? 'comfortable' : 'compact')}
      >
        {compact ? <ComfortableIcon fontSize="small" /> : <CompactIcon fontSize="small" />}
      </IconButton>
    </div>
  );
}

interface MaskedSearchProps {
  source: string;
  label: string;
  /** react-admin's filter form shows the input from the start. */
  alwaysOn: boolean;
}

/**
 * Searches for what a person types. The address keeps the search, so it gets the mask of a mobile number, PAN or
 * e-mail address, and so does the box. Who types on behind a mask continues the number.
 */
function MaskedSearch({ label, ...input }: MaskedSearchProps) {
  const typed = useRef('');
  const parse = (text: string): string => {
    const shown = maskPersonal(typed.current);
    typed.current =
      shown !== '' && text.startsWith(shown) ? typed.current + text.slice(shown.length) : text;
    return maskPersonal(typed.current);
  };
  return (
    <SearchInput
      {...input}
      type="search"
      resettable={false}
      placeholder={label}
      className={styles['search']}
      slotProps={{ htmlInput: { 'aria-label': label, autoComplete: 'off' } }}
      parse={parse}
    />
  );
}

export interface ListToolbarProps<R extends RaRecord> extends ListTools<R> {
  /** The list's title, which tells its search from another's on the page. */
  title: string;
  /** For the choice of an order on a phone, which shows no headings. */
  columns: readonly TableColumn<R>[];
}

/** Search, filters, saved views, columns, density, export and, on a phone, the order of a list. */
export function ListToolbar<R extends RaRecord>(props: ListToolbarProps<R>) {
  const { searchLabel, filters: named = [], moreFilters = [], columns, views } = props;
  const { title, file } = props;
  const { resource } = useListContext();
  const { translate, language } = useTexts();
  const hasOwnFilters = useContext(HasOwnFilters);
  const parts = listParts(columns);
  const buildNamed = (name: string, alwaysOn: boolean) =>
    buildNamedFilter(name, { columns: parts, resource, alwaysOn }, translate, language);
  const own = [
    ...named.map((filter) => (typeof filter === 'string' ? buildNamed(filter, true) : filter)),
    ...moreFilters.map((name) => buildNamed(name, false)),
  ];
  const more = hasOwnFilters ? [] : buildColumnFilters(parts, own, translate, language);
  const filters = [...own, ...more];
  const search = searchLabel !== undefined && (
    <MaskedSearch key="q" source="q" alwaysOn label={searchLabel} />
  );
  const inputs = search ? [search, ...filters] : [...filters];
  return (
    <div className={styles['toolbar']}>
      {inputs.length > 0 && (
        <div role="search" aria-label={title} className={styles['landmark']}>
          <FilterLiveForm debounce={REST_MS} formComponent={FilterForm}>
            <FilterFormBase filters={inputs} />
          </FilterLiveForm>
        </div>
      )}
      <SortSelect columns={columns} />
      <div className={styles['tools']}>
        {inputs.length > 0 && <FilterButton filters={[...filters]} disableSaveQuery />}
        {views !== false && <ViewsButton />}
        <ColumnsButton columns={columns} />
        <DensityButton />
        {file !== false && <ExportMenu columns={columns} file={file} />}
      </div>
    </div>
  );
}
