import { useTexts } from '@marketplace/shared/admin';
import { getOptionLabel } from '@marketplace/shared/schema';
import { OutcomeReport } from './OutcomeReport';
import type { ProductRow } from './useProductsReport';

export function ProductsReport() {
  const { translate, language } = useTexts();
  return (
    <OutcomeReport<ProductRow>
      resource="products-report"
      title={translate('ui.admin_routes.products_report')}
      name="products"
      getRows={({ products }) => products}
      keys={[
        {
          name: 'product',
          label: translate('fields.product'),
          sort: 'product',
          value: ({ product }) => getOptionLabel('product', product, language),
        },
      ]}
      other={{
        to: '/vendors-products-report',
        label: translate('products_reports.to_lenders'),
      }}
    />
  );
}
