import { useEffect, useState } from 'react';
import type { RaRecord } from 'react-admin';
import { useListContext } from 'react-admin';
import { Button, useTranslate } from '../../ui';
import type { TableColumn } from './column';
import { plainText } from '../fields/plainText';
import styles from './toolbar.module.css';
import { useFilters } from './useFilters';

/** Typing is let rest for so long before the list is searched. */
const REST_MS = 250;

/** A filter of a list: one value of a few, or all. */
export interface ListFilter {
  /** Name for the control. */
  name: string;
  label: string;
  options: readonly { value: string; label: string; filter: Readonly<Record<string, unknown>> }[];
}

export interface ListToolbarProps<R extends RaRecord> {
  searchLabel: string;
  /** What is looked for instead of what was typed, such as a mask. */
  searchFor?: (typed: string) => string;
  filters?: readonly ListFilter[];
  /** For the choice of an order on a phone, where there are no headings. */
  columns?: readonly TableColumn<R>[];
}

interface SearchProps {
  label: string;
  searchFor: (typed: string) => string;
}

const asTyped = (typed: string): string => typed;

function Search({ label, searchFor }: SearchProps) {
  const [filters, setFilters] = useFilters();
  const known = plainText(filters['q']);
  const [text, setText] = useState(known);
  const [last, setLast] = useState(known);
  if (last !== known) {
    setLast(known);
    setText(known);
  }
  useEffect(() => {
    if (text === known) return undefined;
    const timer = setTimeout(() => {
      const { q: _, ...others } = filters;
      const wanted = searchFor(text);
      setText(wanted);
      setFilters(wanted ? { ...others, q: wanted } : others);
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [text, known, searchFor, filters, setFilters]);
  return (
    <input
      type="search"
      className={`${styles['field']} ${styles['search']}`}
      aria-label={label}
      placeholder={label}
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
    />
  );
}

/** Search, filters and, on a phone, the order of a list. */
export function ListToolbar<R extends RaRecord>(props: ListToolbarProps<R>) {
  const { searchLabel, searchFor = asTyped, filters = [], columns = [] } = props;
  const translate = useTranslate();
  const [filterValues, setFilters] = useFilters();
  const { sort, setSort } = useListContext();
  const chosen = ({ options }: ListFilter) =>
    options.find(({ filter }) =>
      Object.entries(filter).every(([name, value]) => filterValues[name] === value),
    )?.value ?? '';
  const choose = ({ options }: ListFilter, value: string) => {
    const own = new Set(options.flatMap(({ filter }) => Object.keys(filter)));
    const others = Object.fromEntries(
      Object.entries(filterValues).filter(([name]) => !own.has(name)),
    );
    setFilters({ ...others, ...options.find((option) => option.value === value)?.filter });
  };
  const sorted = columns.flatMap(({ sort: field, label }) =>
    field === undefined ? [] : (['ASC', 'DESC'] as const).map((order) => ({ field, order, label })),
  );
  return (
    <div className={styles['toolbar']} role="search">
      <Search label={searchLabel} searchFor={searchFor} />
      {filters.map((filter) => (
        <label key={filter.name} className={styles['tool']}>
          {filter.label}
          <select
            className={styles['field']}
            value={chosen(filter)}
            onChange={(event) => choose(filter, event.currentTarget.value)}
          >
            <option value="">{translate('kit.list.all')}</option>
            {filter.options.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
      ))}
      {sorted.length > 0 && (
        <label className={`${styles['tool']} ${styles['sorter']}`}>
          {translate('kit.list.sort_label')}
          <select
            className={styles['field']}
            value={`${sort.order} ${sort.field}`}
            onChange={(event) => {
              const next = sorted[event.currentTarget.selectedIndex];
              if (next) setSort({ field: next.field, order: next.order });
            }}
          >
            {sorted.map(({ field, order, label }) => (
              <option key={`${order} ${field}`} value={`${order} ${field}`}>
                {label}, {translate(order === 'ASC' ? 'kit.list.ascending' : 'kit.list.descending')}
              </option>
            ))}
          </select>
        </label>
      )}
      {Object.keys(filterValues).length > 0 && (
        <Button variant="ghost" size="small" onClick={() => setFilters({})}>
          {translate('kit.list.clear')}
        </Button>
      )}
    </div>
  );
}
