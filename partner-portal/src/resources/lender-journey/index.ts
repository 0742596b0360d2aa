import { lazyPage, type PageManifest } from '@marketplace/shared/admin';
import { getLenderJourneys } from '@marketplace/shared/api';
import Route from '@mui/icons-material/RouteOutlined';

export const lenderJourney: PageManifest = {
  path: '/lender-journey',
  calls: [getLenderJourneys],
  label: 'lender_journey.title',
  icon: Route,
  group: 'catalogue',
  page: lazyPage(async () => (await import('./LenderJourney')).LenderJourney),
};
