import { useTexts } from '@marketplace/shared/admin';
import { getOptionLabel } from '@marketplace/shared/schema';
import { OutcomeReport } from './OutcomeReport';
import type { LenderRow } from './useProductsReport';

export function VendorsReport() {
  const { translate, language } = useTexts();
  return (
    <OutcomeReport<LenderRow>
      resource="lenders-products-report"
      title={translate('ui.admin_routes.vendors_products_report')}
      name="lenders-products"
      getRows={({ lenders }) => lenders}
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
      search={{ label: translate('products_reports.search'), of: ({ lender_name }) => lender_name }}
      other={{ to: '/products-report', label: translate('products_reports.to_products') }}
    />
  );
}
