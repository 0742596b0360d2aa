import type { CsvColumn } from '@marketplace/shared/admin';
import { formatDateTime, wireToDisplay } from '@marketplace/shared/format';
import type { Language, Translate } from '@marketplace/shared/i18n';
import { type Application, optionLabel } from '@marketplace/shared/schema';

/** What a file of applications holds: the terms as numbers, so that they can be reckoned with. */
export function exportColumns(translate: Translate, language: Language): CsvColumn<Application>[] {
  const plain = (
    name:
      | 'reference'
      | 'customer_name'
      | 'lender_name'
      | 'amount'
      | 'tenure_months'
      | 'apr'
      | 'disbursed_amount',
  ): CsvColumn<Application> => ({
    label: translate(`fields.${name}`),
    value: (application) => application[name],
  });
  return [
    plain('reference'),
    plain('customer_name'),
    plain('lender_name'),
    plain('amount'),
    plain('tenure_months'),
    plain('apr'),
    {
      label: translate('fields.status'),
      value: ({ status }) => optionLabel('applicationStatus', status, language),
    },
    {
      label: translate('fields.status_date'),
      value: ({ status_date }) => (status_date ? wireToDisplay(status_date) : ''),
    },
    plain('disbursed_amount'),
    {
      label: translate('fields.created_at'),
      value: ({ created_at }) => formatDateTime(created_at, language),
    },
  ];
}
