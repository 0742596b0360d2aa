import Box from '@mui/material/Box';
import { Panels, RankPanel, SummaryPage } from '@marketplace/shared/admin';
import { useTranslate } from 'react-admin';
import { buildFigures } from './figures';
import { loadSummary } from './loadSummary';
import { CallPanel } from './CallPanel';
import { MoneyPanel } from './MoneyPanel';
import { RecentPanel } from './RecentPanel';

/** The partner's payouts, the next calls, its figures of a period, and the newest records. */
export function Dashboard() {
  const translate = useTranslate();
  return (
    <SummaryPage
      title={translate('portal.dashboard')}
      name="partner-summary"
      load={loadSummary}
      figures={buildFigures}
      lead={
        <Box sx={{ mb: 3 }}>
          <Panels>
            <MoneyPanel />
            <CallPanel />
          </Panels>
        </Box>
      }
    >
      {({ by_lender }) => (
        <>
          <RecentPanel kind="leads" />
          <RecentPanel kind="applications" />
          <RankPanel
            size="full"
            title={translate('console.summary.by_lender')}
            head={translate('fields.lender_name')}
            rows={by_lender}
          />
        </>
      )}
    </SummaryPage>
  );
}
