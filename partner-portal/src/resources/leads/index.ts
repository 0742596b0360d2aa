import { lazyPage, type PageManifest, resourceManifest } from '@marketplace/shared/admin';
import { getLead, getLeadQueue } from '@marketplace/shared/api';
import { leads as resource } from '@marketplace/shared/resources';
import PersonSearch from '@mui/icons-material/PersonSearchOutlined';
import Phone from '@mui/icons-material/PhoneOutlined';
import UploadFile from '@mui/icons-material/UploadFileOutlined';

export const leads = resourceManifest(resource, {
  label: 'portal.leads',
  icon: PersonSearch,
  group: 'customers',
  list: lazyPage(async () => (await import('./LeadList')).LeadList),
});

/** The pages beside the list: one lead, whom to call next, and leads from a file. */
export const leadPages: readonly PageManifest[] = [
  {
    path: '/call-next',
    calls: [getLeadQueue],
    label: 'leads.queue',
    icon: Phone,
    group: 'customers',
    page: lazyPage(async () => (await import('./CallQueue')).CallQueue),
  },
  {
    path: '/upload-leads',
    label: 'leads.upload',
    icon: UploadFile,
    group: 'customers',
    hidden: true,
    page: lazyPage(async () => (await import('./UploadLeads')).UploadLeads),
  },
  {
    path: '/leads/:id',
    calls: [getLead],
    label: 'leads.lead',
    icon: PersonSearch,
    group: 'customers',
    hidden: true,
    page: lazyPage(async () => (await import('./LeadPage')).LeadPage),
  },
];
