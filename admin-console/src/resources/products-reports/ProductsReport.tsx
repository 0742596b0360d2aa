import {
  useLanguage,
  usePeriod,
  LocalList,
  useUrlFilters,
  filterRows,
  numberFilter,
  optionFilter,
} from '@marketplace/shared/admin';
import { optionLabel } from '@marketplace/shared/schema';
import { useTranslate } from '@marketplace/shared/ui';
import { sumOutcomes } from './outcome';
import {
  figureColumns,
  figureCsv,
  buildFigures,
  FIGURE_FILTERS,
  figureFilters,
  figureTotals,
} from './outcomeColumns';
import { ReportFrame } from './ReportFrame';
import { type ProductRow, useProductsReport } from './useProductsReport';

const FILTERS = ['product', 'leads', ...FIGURE_FILTERS];

/** Shows the leads and applications of a period by product. */
export function ProductsReport() {
  const translate = useTranslate();
  const language = useLanguage();
  const parts = { translate, language };
  const period = usePeriod();
  const [filters, setFilters] = useUrlFilters(FILTERS);
  const report = useProductsReport(period[0]);
  const rows = report.data && filterRows(report.data.products, filters, () => '');
  const figures = buildFigures<ProductRow>(
    {
      name: 'leads',
      label: translate('reports.leads'),
      sort: 'leads',
      kind: 'count',
      value: ({ leads }) => leads,
    },
    { hint: translate('products_reports.conversion_hint'), of: ({ leads }) => leads },
    parts,
  );
  const product = ({ product: id }: ProductRow) => optionLabel('product', id, language);
  const known = rows ?? [];
  const leads = known.reduce((sum, row) => sum + row.leads, 0);
  const all = { ...sumOutcomes(known), leads, id: '', product: '' };
  const label = translate('reports.product');
  return (
    <LocalList
      resource="products-report"
      query={report}
      rows={rows}
      sort={{ field: 'leads', order: 'DESC' }}
      filters={filters}
      setFilters={setFilters}
    >
      <ReportFrame
        title={translate('ui.admin_routes.products_report')}
        name="products"
        period={period}
        rows={rows}
        columns={[
          {
            name: 'product',
            label,
            sort: 'product',
            phone: 'title',
            render: product,
            csv: product,
          },
          ...figureColumns(figures, parts),
        ]}
        csv={[{ label, value: product }, ...figureCsv(figures)]}
        totals={{ product: translate('reports.total'), ...figureTotals(figures, all, parts) }}
        tools={{
          filters: [
            optionFilter('product', label, 'product', language),
            numberFilter('leads', translate('reports.leads')),
            ...figureFilters(translate),
          ],
        }}
        other={{
          to: '/vendors-products-report',
          label: translate('products_reports.to_lenders'),
        }}
      />
    </LocalList>
  );
}
