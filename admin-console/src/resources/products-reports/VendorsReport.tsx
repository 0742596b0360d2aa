import {
  numberFilter,
  optionFilter,
  useLanguage,
  usePeriod,
  LocalList,
  filterRows,
  useUrlFilters,
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
import { type LenderRow, useProductsReport } from './useProductsReport';

const FILTERS = ['product', 'customers', ...FIGURE_FILTERS, 'q'];

/** Shows the applications of a period by lender and product. */
export function VendorsReport() {
  const translate = useTranslate();
  const language = useLanguage();
  const parts = { translate, language };
  const period = usePeriod();
  const [filters, setFilters] = useUrlFilters(FILTERS);
  const report = useProductsReport(period[0]);
  const rows =
    report.data && filterRows(report.data.lenders, filters, ({ lender_name }) => lender_name);
  const figures = buildFigures<LenderRow>(
    {
      name: 'customers',
      label: translate('products_reports.customers'),
      sort: 'customers',
      kind: 'count',
      value: ({ customers }) => customers,
    },
    {
      hint: translate('products_reports.conversion_applications'),
      of: ({ applications }) => applications,
    },
    parts,
  );
  const product = ({ product: id }: LenderRow) => optionLabel('product', id, language);
  const lender = ({ lender_name }: LenderRow) => lender_name;
  const known = rows ?? [];
  const nobody = { id: '', product: '', lender_id: 0, lender_name: '', customers: 0 };
  // A customer who applied with two lenders counts in both rows, so customers have no sum.
  const { customers: _, ...totals } = figureTotals(
    figures,
    { ...nobody, ...sumOutcomes(known) },
    parts,
  );
  const heads = { lender: translate('reports.lender'), product: translate('reports.product') };
  return (
    <LocalList
      resource="lenders-products-report"
      query={report}
      rows={rows}
      sort={{ field: 'applications', order: 'DESC' }}
      filters={filters}
      setFilters={setFilters}
    >
      <ReportFrame
        title={translate('ui.admin_routes.vendors_products_report')}
        name="lenders-products"
        period={period}
        rows={rows}
        columns={[
          {
            name: 'lender',
            label: heads.lender,
            sort: 'lender_name',
            phone: 'title',
            render: lender,
            csv: lender,
          },
          { name: 'product', label: heads.product, sort: 'product', render: product, csv: product },
          ...figureColumns(figures, parts),
        ]}
        csv={[
          { label: heads.lender, value: lender },
          { label: heads.product, value: product },
          ...figureCsv(figures),
        ]}
        totals={{ lender: translate('reports.total'), ...totals }}
        tools={{
          searchLabel: translate('products_reports.search'),
          filters: [
            optionFilter('product', heads.product, 'product', language),
            numberFilter('customers', translate('products_reports.customers')),
            ...figureFilters(translate),
          ],
        }}
        other={{ to: '/products-report', label: translate('products_reports.to_products') }}
      />
    </LocalList>
  );
}
