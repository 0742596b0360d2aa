import type { CsvColumn } from '@marketplace/shared/admin';
import type { Language, Translate } from '@marketplace/shared/i18n';
import { type Application, optionLabel } from '@marketplace/shared/schema';

interface Parts {
  translate: Translate;
  language: Language;
  partnerName: (id: number) => string;
}

/**
 * The columns of the file: plain numbers and ISO 8601 dates, so that a spreadsheet can add and sort
 * them.
 */
export const csvColumns = ({
  translate,
  language,
  partnerName,
}: Parts): CsvColumn<Application>[] => [
  { label: translate('internal_report.reference'), value: (one) => one.reference },
  { label: translate('reports.customer'), value: (one) => one.customer_name },
  { label: translate('reports.lender'), value: (one) => one.lender_name },
  {
    label: translate('reports.product'),
    value: ({ product }) => optionLabel('product', product, language),
  },
  {
    label: translate('reports.status'),
    value: ({ status }) => optionLabel('applicationStatus', status, language),
  },
  { label: translate('internal_report.status_date'), value: (one) => one.status_date },
  { label: `${translate('reports.amount')} (₹)`, value: ({ amount }) => amount },
  { label: `${translate('reports.disbursed')} (₹)`, value: (one) => one.disbursed_amount },
  { label: translate('internal_report.tenure_months'), value: (one) => one.tenure_months },
  { label: `${translate('internal_report.rate')} (%)`, value: (one) => one.annual_rate },
  { label: `${translate('internal_report.apr')} (%)`, value: ({ apr }) => apr },
  { label: `${translate('internal_report.emi')} (₹)`, value: ({ emi }) => emi },
  { label: translate('reports.partner'), value: ({ partner_id }) => partnerName(partner_id) },
  { label: translate('internal_report.remarks'), value: ({ remarks }) => remarks },
  { label: translate('reports.created'), value: (one) => one.created_at },
];
