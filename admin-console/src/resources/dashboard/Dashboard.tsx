import { type Filters, SummaryPage, useTexts } from '@marketplace/shared/admin';
import { getOptionLabel } from '@marketplace/shared/schema';
import { buildListAddress, buildStatusAddress, type FunnelFigure } from './addresses';
import { Alerts } from './Alerts';
import { ConversionPanel } from './ConversionPanel';
import { buildFigures } from './figures';
import { loadSummary, type Summary } from './loadSummary';

/** Shows what needs attention, and the figures of a period with the lists behind them. */
export function Dashboard() {
  const { translate, language } = useTexts();
  const buildLinkProps = ({ from, to }: Summary, filters: Filters) => ({
    getAddress: (figure: FunnelFigure) => buildListAddress(figure, { from, to }, filters),
  });
  return (
    <SummaryPage
      title={translate('ui.admin_routes.dashboard')}
      name="admin-summary"
      load={loadSummary}
      figures={buildFigures}
      lead={<Alerts />}
      addresses={{
        status: buildStatusAddress,
        day: (day, records) => buildListAddress(records, { from: day, to: day }),
      }}
    >
      {(summary) => (
        <>
          <ConversionPanel
            title={translate('dashboard.by_product')}
            head={translate('fields.product')}
            rows={summary.by_product.map((row) => ({
              ...row,
              ...buildLinkProps(summary, { product: [row.product] }),
              key: row.product,
              name: getOptionLabel('product', row.product, language),
            }))}
          />
          <ConversionPanel
            title={translate('dashboard.by_lender')}
            head={translate('fields.lender_name')}
            rows={summary.by_lender.map((row) => ({
              ...row,
              ...buildLinkProps(summary, { lender_id: [row.lender_id] }),
              key: row.lender_id,
            }))}
          />
          <ConversionPanel
            title={translate('dashboard.by_partner')}
            head={translate('fields.partner_id')}
            rows={summary.by_partner.map((row) => ({
              ...row,
              ...buildLinkProps(summary, { partner_id: [row.partner_id] }),
              key: row.partner_id,
            }))}
          />
        </>
      )}
    </SummaryPage>
  );
}
