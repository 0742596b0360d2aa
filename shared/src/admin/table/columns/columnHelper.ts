import type { ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import {
  formatDateTime,
  formatNumber,
  formatRupees,
  type Paise,
  wireToDisplay,
} from '../../../format';
import type { Language, Translate } from '../../../i18n';
import { optionLabel, type OptionListName } from '../../../schema';
import { plainText } from '../../fields/plainText';
import type { TableColumn } from './column';

type Options<R extends RaRecord> = Partial<Omit<TableColumn<R>, 'name' | 'label' | 'render'>>;

/**
 * Builds the columns of plain values, named as by TanStack Table's helper: each takes the field, the key
 * of its label and what differs from the default. The heading sorts by the field unless `sort` is undefined.
 */
export function createColumnHelper<R extends RaRecord>(translate: Translate, language: Language) {
  const column = (
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
      column(name, label, options, plainText),
    option: (
      name: keyof R & string,
      label: string,
      list: OptionListName,
      options: Options<R> = {},
    ) =>
      column(name, label, { field: { name, kind: 'choice', options: list }, ...options }, (value) =>
        optionLabel(list, plainText(value), language),
      ),
    date: (name: keyof R & string, label: string, options: Options<R> = {}) =>
      column(
        name,
        label,
        { field: { name, kind: 'date' }, ...options },
        (value) => wireToDisplay(plainText(value)) ?? plainText(value),
      ),
    dateTime: (name: keyof R & string, label: string, options: Options<R> = {}) =>
      column(name, label, { field: { name, kind: 'timestamp' }, ...options }, (value) =>
        formatDateTime(plainText(value), language),
      ),
    number: (name: keyof R & string, label: string, options: Options<R> = {}) =>
      column(name, label, { align: 'end', field: { name, kind: 'count' }, ...options }, (value) =>
        formatNumber(Number(value), language),
      ),
    rupees: (
      name: keyof R & string,
      label: string,
      paise: Paise = 'some',
      options: Options<R> = {},
    ) =>
      column(name, label, { align: 'end', field: { name, kind: 'rupees' }, ...options }, (value) =>
        formatRupees(Number(value), language, paise),
      ),
    /** The buttons of a row. */
    actions: (render: TableColumn<R>['render']): TableColumn<R> => ({
      name: 'actions',
      label: translate('kit.list.actions'),
      phone: 'actions',
      render,
    }),
  };
}
