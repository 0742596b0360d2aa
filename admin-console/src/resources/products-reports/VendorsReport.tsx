import { useLanguage } from '@marketplace/shared/admin';
import { getOptionLabel } from '@marketplace/shared/schema';
import { useTranslate } from '@marketplace/shared/ui';
import { sumOutcomes } from './outcome';
import { OutcomeReport } from './OutcomeReport';
import type { LenderRow } from './useProductsReport';

const EMPTY_ROW = { id: '', product: '', lender_id: 0, lender_name: '', customers: 0 };

export function VendorsReport() {
  const translate = useTranslate();
  const language = useLanguage();
  return (
    <OutcomeReport<LenderRow>
      resource="lenders-products-report"
      title={translate('ui.admin_routes.vendors_products_report')}
      name="lenders-products"
      getRows={({ lenders }) => lenders}
      sort="applications"
      keys={[
        {
          name: 'lender',
          label: translate('fields.lender_name'),
          sort: 'lender_name',
          value: ({ lender_name }) => lender_name,
        },
        {
          name: 'product',
          label: translate('fields.product'),
          sort: 'product',
          value: ({ product }) => getOptionLabel('product', product, language),
        },
      ]}
      base={{
        name: 'customers',
        label: translate('products_reports.customers'),
        sort: 'customers',
        kind: 'count',
        value: ({ customers }) => customers,
        // A customer who applied with two lenders counts in both rows.
        hasSum: false,
      }}
      conversion={{
        hint: translate('products_reports.conversion_applications'),
        of: ({ applications }) => applications,
      }}
      sum={(rows) => ({ ...EMPTY_ROW, ...sumOutcomes(rows) })}
      search={{ label: translate('products_reports.search'), of: ({ lender_name }) => lender_name }}
      other={{ to: '/products-report', label: translate('products_reports.to_products') }}
    />
  );
}
