import type { CsvColumn } from '@marketplace/shared/admin';
import type { Language, Translate } from '@marketplace/shared/i18n';
import { type Application, getOptionLabel } from '@marketplace/shared/schema';

/** Returns the columns of an applications export: terms as numbers, dates as ISO 8601. */
export function buildExportColumns(
  translate: Translate,
  language: Language,
): CsvColumn<Application>[] {
  const buildColumn = (
    name:
      | 'reference'
      | 'customer_name'
      | 'lender_name'
      | 'amount'
      | 'tenure_months'
      | 'apr'
      | 'status_date'
      | 'disbursed_amount'
      | 'created_at',
  ): CsvColumn<Application> => ({
    label: translate(`fields.${name}`),
    value: (application) => application[name],
  });
  return [
    buildColumn('reference'),
    buildColumn('customer_name'),
    buildColumn('lender_name'),
    buildColumn('amount'),
    buildColumn('tenure_months'),
    buildColumn('apr'),
    {
      label: translate('fields.status'),
      value: ({ status }) => getOptionLabel('applicationStatus', status, language),
    },
    buildColumn('status_date'),
    buildColumn('disbursed_amount'),
    buildColumn('created_at'),
  ];
}
