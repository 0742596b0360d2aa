import { type PageManifest, resourceManifest } from '@marketplace/shared/admin';
import { leads as resource } from '@marketplace/shared/resources';
import PersonSearch from '@mui/icons-material/PersonSearchOutlined';
import Phone from '@mui/icons-material/PhoneOutlined';
import UploadFile from '@mui/icons-material/UploadFileOutlined';
import { lazy } from 'react';

export const leads = resourceManifest(resource, {
  label: 'portal.leads',
  icon: PersonSearch,
  group: 'customers',
  list: lazy(() => import('./LeadList').then((m) => ({ default: m.LeadList }))),
});

/** The pages beside the list: one lead, whom to call next, and leads from a file. */
export const leadPages: readonly PageManifest[] = [
  {
    path: '/call-next',
    label: 'leads.queue',
    icon: Phone,
    group: 'customers',
    page: lazy(() => import('./CallQueue').then((m) => ({ default: m.CallQueue }))),
  },
  {
    path: '/upload-leads',
    label: 'leads.upload',
    icon: UploadFile,
    group: 'customers',
    hidden: true,
    page: lazy(() => import('./UploadLeads').then((m) => ({ default: m.UploadLeads }))),
  },
  {
    path: '/leads/:id',
    label: 'leads.lead',
    icon: PersonSearch,
    group: 'customers',
    hidden: true,
    page: lazy(() => import('./LeadPage').then((m) => ({ default: m.LeadPage }))),
  },
];
