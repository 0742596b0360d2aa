import type { CsvColumn } from '@marketplace/shared/admin';
import type { Language, Translate } from '@marketplace/shared/i18n';
import { type Application, getOptionLabel } from '@marketplace/shared/schema';

interface Parts {
  translate: Translate;
  language: Language;
  partnerName: (id: number) => string;
}

/**
 * The columns of the file: plain numbers and ISO 8601 dates, so that a spreadsheet can add and sort
 * them.
 */
export const buildCsvColumns = ({
  translate,
  language,
  partnerName,
}: Parts): CsvColumn<Application>[] => [
  { label: translate('internal_report.reference'), value: (one) => one.reference },
  { label: translate('fields.customer_name'), value: (one) => one.customer_name },
  { label: translate('fields.lender_name'), value: (one) => one.lender_name },
  {
    label: translate('fields.product'),
    value: ({ product }) => getOptionLabel('product', product, language),
  },
  {
    label: translate('fields.status'),
    value: ({ status }) => getOptionLabel('applicationStatus', status, language),
  },
  { label: translate('fields.status_date'), value: (one) => one.status_date },
  { label: `${translate('fields.amount')} (₹)`, value: ({ amount }) => amount },
  { label: `${translate('fields.disbursed_amount')} (₹)`, value: (one) => one.disbursed_amount },
  { label: translate('fields.tenure_months'), value: (one) => one.tenure_months },
  { label: `${translate('fields.annual_rate')} (%)`, value: (one) => one.annual_rate },
  { label: `${translate('fields.apr')} (%)`, value: ({ apr }) => apr },
  { label: `${translate('internal_report.emi')} (₹)`, value: ({ emi }) => emi },
  { label: translate('fields.partner_id'), value: ({ partner_id }) => partnerName(partner_id) },
  { label: translate('fields.remarks'), value: ({ remarks }) => remarks },
  { label: translate('fields.created_at'), value: (one) => one.created_at },
];
