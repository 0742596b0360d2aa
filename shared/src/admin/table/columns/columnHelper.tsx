import type { ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import {
  formatDateTime,
  formatNumber,
  formatRupees,
  type Paise,
  toDisplayDate,
} from '../../../format';
import type { Language, Translate } from '../../../i18n';
import { getOptionLabel, type OptionListName } from '../../../schema';
import { toPlainText } from '../../data/plainText';
import { StatusBadge } from '../../fields/status/StatusBadge';
import type { TableColumn } from '../../fields/column';

type Options<R extends RaRecord> = Partial<Omit<TableColumn<R>, 'name' | 'label' | 'render'>>;
type OwnCell<R extends RaRecord> = Omit<TableColumn<R>, 'name' | 'label'>;

/**
 * Builds columns, named as by TanStack Table's helper: each takes the field, the key of its label and what
 * differs from the default. The heading sorts by the field unless `sort` is undefined.
 */
export function createColumnHelper<R extends RaRecord>(translate: Translate, language: Language) {
  const buildColumn = (
    name: keyof R & string,
    label: string,
    options: Options<R>,
    write: (value: R[keyof R & string]) => ReactNode,
  ): TableColumn<R> => ({
    name,
    label: translate(label),
    sort: name,
    ...options,
    render: (record) => {
      const value = record[name];
      return value === null || value === undefined || value === '' ? '–' : write(value);
    },
  });
  return {
    string: (name: keyof R & string, label: string, options: Options<R> = {}) =>
      buildColumn(name, label, options, toPlainText),
    option: (
      name: keyof R & string,
      label: string,
      list: OptionListName,
      options: Options<R> = {},
    ) =>
      buildColumn(
        name,
        label,
        {
          field: { name, kind: 'choice', options: list },
          csv: (record, inLanguage) => {
            const status = toPlainText(record[name]);
            return status && getOptionLabel(list, status, inLanguage);
          },
          ...options,
        },
        (value) => <StatusBadge list={list} status={toPlainText(value)} />,
      ),
    date: (name: keyof R & string, label: string, options: Options<R> = {}) =>
      buildColumn(
        name,
        label,
        { field: { name, kind: 'date' }, ...options },
        (value) => toDisplayDate(toPlainText(value)) ?? toPlainText(value),
      ),
    dateTime: (name: keyof R & string, label: string, options: Options<R> = {}) =>
      buildColumn(name, label, { field: { name, kind: 'timestamp' }, ...options }, (value) =>
        formatDateTime(toPlainText(value), language),
      ),
    number: (name: keyof R & string, label: string, options: Options<R> = {}) =>
      buildColumn(
        name,
        label,
        { align: 'end', field: { name, kind: 'count' }, ...options },
        (value) => formatNumber(Number(value), language),
      ),
    rupees: (
      name: keyof R & string,
      label: string,
      paise: Paise = 'some',
      options: Options<R> = {},
    ) =>
      buildColumn(
        name,
        label,
        { align: 'end', field: { name, kind: 'rupees' }, ...options },
        (value) => formatRupees(Number(value), language, paise),
      ),
    /** A field that the column draws in its own way. */
    accessor: (name: keyof R & string, label: string, options: OwnCell<R>): TableColumn<R> => ({
      name,
      label: translate(label),
      sort: name,
      ...options,
    }),
    /** A column that shows no field of the record and cannot sort. */
    display: (name: string, label: string, options: OwnCell<R>): TableColumn<R> => ({
      name,
      label: translate(label),
      ...options,
    }),
    actions: (render: TableColumn<R>['render'], options: Options<R> = {}): TableColumn<R> => ({
      name: 'actions',
      label: translate('kit.list.actions'),
      phone: 'actions',
      ...options,
      render,
    }),
  };
}
