import type { PageManifest } from '@marketplace/shared/admin';
import Route from '@mui/icons-material/RouteOutlined';
import { lazy } from 'react';

export const lenderJourney: PageManifest = {
  path: '/lender-journey',
  label: 'lender_journey.title',
  icon: Route,
  group: 'catalogue',
  page: lazy(() => import('./LenderJourney').then((m) => ({ default: m.LenderJourney }))),
};
