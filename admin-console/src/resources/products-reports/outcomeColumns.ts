import {
  type CsvColumn,
  type ListFilter,
  buildNumberFilter,
  type TableColumn,
} from '@marketplace/shared/admin';
import { formatNumber, formatPercent, formatRupees } from '@marketplace/shared/format';
import type { Language, Translate } from '@marketplace/shared/i18n';
import type { RaRecord } from 'react-admin';
import { type Outcome, computeRate } from './outcome';

export interface ColumnParts {
  translate: Translate;
  language: Language;
}

/** A figure of a row: its label, computation and format. */
export interface Figure<R> {
  name: string;
  label: string;
  hint?: string;
  sort?: string;
  kind: 'count' | 'rupees' | 'percentage';
  value: (row: R) => number | undefined;
}

/** Builds the figures of an outcome, from the applications to how many of them were disbursed. */
export function buildFigures({ translate }: ColumnParts): Figure<Outcome>[] {
  const buildFigure = (
    name: keyof Outcome,
    kind: Figure<Outcome>['kind'],
    label: string,
  ): Figure<Outcome> => ({
    name,
    label,
    sort: name,
    kind,
    value: (row) => row[name],
  });
  return [
    buildFigure('applications', 'count', translate('fields.applications')),
    buildFigure('approved', 'count', translate('reports.approvals')),
    buildFigure('disbursals', 'count', translate('fields.disbursals')),
    buildFigure('amount', 'rupees', translate('products_reports.applied_amount')),
    buildFigure('disbursed_amount', 'rupees', translate('fields.disbursed_amount')),
    {
      name: 'conversion',
      label: translate('products_reports.conversion'),
      hint: translate('products_reports.conversion_hint'),
      kind: 'percentage',
      value: (row) => computeRate(row.disbursals, row.applications),
    },
  ];
}

const formatFigure = (
  kind: Figure<unknown>['kind'],
  value: number | undefined,
  language: Language,
) => {
  if (value === undefined) return '–';
  if (kind === 'rupees') return formatRupees(value, language, 'never');
  return kind === 'count'
    ? formatNumber(value, language)
    : formatPercent(value, language, { min: 1, max: 1 });
};

export const buildFigureColumns = <R extends RaRecord & Outcome>(
  figures: readonly Figure<Outcome>[],
  { language }: ColumnParts,
): TableColumn<R>[] =>
  figures.map(({ name, label, hint, sort, kind, value }) => ({
    name,
    label,
    align: 'end',
    ...(hint && { hint }),
    ...(sort && { sort }),
    csv: value,
    render: (row) => formatFigure(kind, value(row), language),
  }));

/** Builds the file's columns from figures, as plain numbers. */
export const buildFigureCsv = <R>(figures: readonly Figure<R>[]): CsvColumn<R>[] =>
  figures.map(({ label, kind, value }) => ({
    label: kind === 'rupees' ? `${label} (₹)` : kind === 'percentage' ? `${label} (%)` : label,
    value,
  }));

export const buildFigureTotals = <R>(
  figures: readonly Figure<R>[],
  all: R,
  { language }: ColumnParts,
): Record<string, string> =>
  Object.fromEntries(
    figures.map(({ name, kind, value }) => [name, formatFigure(kind, value(all), language)]),
  );

/** The figures that a report is filtered by. */
export const FIGURE_FILTERS = ['applications', 'disbursals', 'disbursed_amount'] as const;

export const buildFigureFilters = (translate: Translate): ListFilter[] => [
  buildNumberFilter('applications', translate('fields.applications')),
  buildNumberFilter('disbursals', translate('fields.disbursals')),
  buildNumberFilter('disbursed_amount', translate('fields.disbursed_amount')),
];
