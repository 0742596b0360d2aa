import { lazyPage, type PageManifest } from '@marketplace/shared/admin';
import { getCourse, getCourses, getEligibilityCriteria } from '@marketplace/shared/api';
import FactCheck from '@mui/icons-material/FactCheckOutlined';
import School from '@mui/icons-material/SchoolOutlined';

export const trainingMaterial: PageManifest = {
  path: '/training-material',
  calls: [getCourses],
  label: 'portal.training',
  icon: School,
  group: 'training',
  page: lazyPage(async () => (await import('./TrainingMaterial')).TrainingMaterial),
};

export const eligibilityCriteria: PageManifest = {
  path: '/training-material/eligibility-criteria',
  calls: [getEligibilityCriteria],
  label: 'portal.eligibility',
  icon: FactCheck,
  group: 'training',
  page: lazyPage(async () => (await import('./EligibilityCriteria')).EligibilityCriteria),
};

/** A course and its certificate, which the list of courses leads to. */
export const course: PageManifest = {
  path: '/training-material/courses/:id',
  calls: [getCourse],
  label: 'training.course',
  icon: School,
  group: 'training',
  hidden: true,
  page: lazyPage(async () => (await import('./CoursePage')).CoursePage),
};

export const certificate: PageManifest = {
  path: '/training-material/courses/:id/certificate',
  calls: [getCourse],
  label: 'training.certificate',
  icon: School,
  group: 'training',
  hidden: true,
  page: lazyPage(async () => (await import('./Certificate')).Certificate),
};
