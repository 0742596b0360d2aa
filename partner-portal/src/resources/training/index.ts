import type { PageManifest } from '@marketplace/shared/admin';
import FactCheck from '@mui/icons-material/FactCheckOutlined';
import School from '@mui/icons-material/SchoolOutlined';
import { lazy } from 'react';

export const trainingMaterial: PageManifest = {
  path: '/training-material',
  label: 'portal.training',
  icon: School,
  group: 'training',
  page: lazy(() => import('./TrainingMaterial').then((m) => ({ default: m.TrainingMaterial }))),
};

export const eligibilityCriteria: PageManifest = {
  path: '/training-material/eligibility-criteria',
  label: 'portal.eligibility',
  icon: FactCheck,
  group: 'training',
  page: lazy(() =>
    import('./EligibilityCriteria').then((m) => ({ default: m.EligibilityCriteria })),
  ),
};
