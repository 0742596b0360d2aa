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

/** A course and its certificate, which the list of courses leads to. */
export const course: PageManifest = {
  path: '/training-material/courses/:id',
  label: 'training.course',
  icon: School,
  group: 'training',
  hidden: true,
  page: lazy(() => import('./CoursePage').then((m) => ({ default: m.CoursePage }))),
};

export const certificate: PageManifest = {
  path: '/training-material/courses/:id/certificate',
  label: 'training.certificate',
  icon: School,
  group: 'training',
  hidden: true,
  page: lazy(() => import('./Certificate').then((m) => ({ default: m.Certificate }))),
};
