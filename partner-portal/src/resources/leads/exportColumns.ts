import type { CsvColumn } from '@marketplace/shared/admin';
import type { Language, Translate } from '@marketplace/shared/i18n';
import { type Lead, getOptionLabel } from '@marketplace/shared/schema';

/** Returns the columns of a leads export. Dates are ISO 8601, so that any spreadsheet sorts them. */
export function buildExportColumns(translate: Translate, language: Language): CsvColumn<Lead>[] {
  const buildColumn = (name: 'reference' | 'customer_name' | 'contact' | 'created_at') => ({
    label: translate(`fields.${name}`),
    value: (lead: Lead) => lead[name],
  });
  return [
    buildColumn('reference'),
    buildColumn('customer_name'),
    buildColumn('contact'),
    {
      label: translate('fields.product'),
      value: ({ product }) => getOptionLabel('product', product, language),
    },
    {
      label: translate('fields.stage'),
      value: ({ stage }) => getOptionLabel('leadStage', stage, language),
    },
    buildColumn('created_at'),
  ];
}
