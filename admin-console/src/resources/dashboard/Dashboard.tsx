import { RankPanel, SummaryPage } from '@marketplace/shared/admin';
import { useTranslate } from 'react-admin';
import { buildFigures } from './figures';
import { loadSummary } from './loadSummary';

/**
 * Shows the figures of a period compared with the previous one, by day, status, lender and partner.
 */
export function Dashboard() {
  const translate = useTranslate();
  return (
    <SummaryPage
      title={translate('ui.admin_routes.dashboard')}
      name="admin-summary"
      load={loadSummary}
      figures={buildFigures}
    >
      {({ by_lender, by_partner }) => (
        <>
          <RankPanel
            title={translate('console.summary.by_lender')}
            head={translate('console.summary.lender')}
            rows={by_lender}
          />
          <RankPanel
            title={translate('dashboard.by_partner')}
            head={translate('dashboard.partner')}
            rows={by_partner}
          />
        </>
      )}
    </SummaryPage>
  );
}
