import { lazyPage, type PageManifest, resourceManifest } from '@marketplace/shared/admin';
import { applications as resource } from '@marketplace/shared/resources';
import Description from '@mui/icons-material/DescriptionOutlined';

export const applications = resourceManifest(resource, {
  label: 'portal.applications',
  icon: Description,
  group: 'customers',
  list: lazyPage(async () => (await import('./ApplicationList')).ApplicationList),
});

/** The page of one application. */
export const applicationPage: PageManifest = {
  path: '/applications/:id',
  label: 'applications.title',
  icon: Description,
  group: 'customers',
  hidden: true,
  page: lazyPage(async () => (await import('./ApplicationPage')).ApplicationPage),
};
