import { useLanguage } from '@marketplace/shared/admin';
import { getOptionLabel } from '@marketplace/shared/schema';
import { useTranslate } from '@marketplace/shared/ui';
import { sumOutcomes } from './outcome';
import { OutcomeReport } from './OutcomeReport';
import type { ProductRow } from './useProductsReport';

export function ProductsReport() {
  const translate = useTranslate();
  const language = useLanguage();
  return (
    <OutcomeReport<ProductRow>
      resource="products-report"
      title={translate('ui.admin_routes.products_report')}
      name="products"
      getRows={({ products }) => products}
      sort="leads"
      keys={[
        {
          name: 'product',
          label: translate('fields.product'),
          sort: 'product',
          value: ({ product }) => getOptionLabel('product', product, language),
        },
      ]}
      base={{
        name: 'leads',
        label: translate('fields.leads'),
        sort: 'leads',
        kind: 'count',
        value: ({ leads }) => leads,
      }}
      conversion={{ hint: translate('products_reports.conversion_hint'), of: ({ leads }) => leads }}
      sum={(rows) => {
        const leads = rows.reduce((total, row) => total + row.leads, 0);
        return { ...sumOutcomes(rows), leads, id: '', product: '' };
      }}
      other={{
        to: '/vendors-products-report',
        label: translate('products_reports.to_lenders'),
      }}
    />
  );
}
