import type {
  AdminRole,
  ResourceRights,
  ResourceWrite,
  RestResourceName,
  RestWrite,
  WritableResourceName,
} from '@marketplace/shared/api';
import { REST_RESOURCES } from '@marketplace/shared/api';
import { RESOURCES } from '@marketplace/shared/resources';
import type { SchemaObjectDescription } from 'yup';
import { adminUserView, masqueradeView, partnerUserView } from '../../data/accessViews';
import { uploadRowView, uploadView } from '../../data/uploads';
import {
  applicationView,
  customerView,
  helpTicketView,
  leadView,
  merchantView,
  partnerView,
  prospectView,
} from '../../data/views';
import { adminUserWriter } from './adminUsers';
import { declaredTables } from './declaredTables';
import { helpRequestWriter } from './helpRequests';
import type { RestWriter } from './recordWriter';
import type { RestTable } from './restTable';
import { table } from './restTable';

/** A resource that the contract declares writable has a writer of these writes, any other has none. */
type RestTables = {
  readonly [N in RestResourceName]: N extends WritableResourceName
    ? RestTable & { readonly writer: Pick<RestWriter, ResourceWrite<N>> }
    : RestTable & { readonly writer?: never };
};

/** Every REST resource of the contract in the store. */
const restTables: RestTables = {
  partners: table('partners', partnerView, { id: 'number' }),
  applications: table('applications', applicationView, { id: 'uuid' }),
  leads: table('leads', leadView, { id: 'uuid', hidden: ['contact'] }),
  prospects: table('prospects', prospectView, { id: 'uuid', hidden: ['contact'] }),
  customers: table('users', customerView, { id: 'uuid', hidden: ['contact', 'tin'] }),
  merchants: table('merchants', merchantView, { id: 'uuid', hidden: ['business_pan'] }),
  'help-requests': {
    ...table('help_requests', helpTicketView, { id: 'number' }),
    writer: helpRequestWriter,
  },
  uploads: table('uploads', uploadView, { id: 'uuid' }),
  'upload-rows': table('upload_rows', uploadRowView, { id: 'number' }),
  'admin-users': {
    ...table('accounts', adminUserView, { id: 'number', only: { area: 'admin' } }),
    writer: adminUserWriter,
  },
  'partner-users': table('accounts', partnerUserView, {
    id: 'number',
    only: { area: 'partner' },
  }),
  masquerades: table('masquerades', masqueradeView, { id: 'number' }),
};

/** A REST resource as the server sees it, and where it lies in the store. */
export interface ServedResource extends ResourceRights {
  readonly name: string;
  readonly schema: { readonly fields: object; describe(): SchemaObjectDescription };
  readonly table: RestTable;
}

/** Roles of admins from which a resource takes a write. */
export function writersOf(
  { write, writes }: ResourceRights,
  wanted: RestWrite,
): readonly AdminRole[] {
  return writes === undefined || writes.includes(wanted) ? write : [];
}

function toServed(
  { schema, ...resource }: Omit<ServedResource, 'table'>,
  found: RestTable | undefined,
): ServedResource {
  if (!found) throw new Error(`${resource.name} has no table`);
  return { ...resource, schema, table: found };
}

/** The resources of the contract, then those that are declared in one place. */
export const servedResources: readonly ServedResource[] = [
  ...REST_RESOURCES.map((resource) => toServed(resource, restTables[resource.name])),
  ...RESOURCES.map((resource) => toServed(resource, declaredTables[resource.name])),
];
