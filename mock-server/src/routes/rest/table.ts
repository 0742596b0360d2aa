import type {
  ResourceRights,
  RestResourceName,
  WritableResourceName,
} from '@marketplace/shared/api';
import { REST_RESOURCES } from '@marketplace/shared/api';
import type { SchemaObjectDescription } from 'yup';
import { adminUserView, masqueradeView, partnerUserView } from '../../data/accessViews';
import type { Collections } from '../../data/records';
import {
  applicationView,
  customerView,
  leadView,
  merchantView,
  partnerView,
  prospectView,
} from '../../data/views';
import type { Versioned } from '../../data/views';
import type { Id, Page, Query, Reader } from '../../store/port';
import { adminUserWriter } from './adminUsers';
import type { RestWriter } from './recordWriter';

/** How one REST resource lies in the store. */
export interface RestTable {
  readonly collection: keyof Collections;
  readonly id: 'number' | 'uuid';
  /** Narrows the collection to what the resource is. */
  readonly only?: Readonly<Record<string, unknown>>;
  /** Fields that are shown masked: asking by them would tell what the mask hides. */
  readonly hidden: readonly string[];
  find(reader: Reader<Collections>, query: Query): Promise<Page<object>>;
  get(reader: Reader<Collections>, id: Id): Promise<Versioned | undefined>;
  /** Takes the writes of a resource that some admin may write. */
  readonly writer?: RestWriter;
}

/** A resource that the contract declares writable has a writer, any other has none. */
type RestTables = {
  readonly [N in RestResourceName]: N extends WritableResourceName
    ? RestTable & { readonly writer: RestWriter }
    : RestTable & { readonly writer?: never };
};

function table<K extends keyof Collections>(
  collection: K,
  view: (record: Readonly<Collections[K]>) => Versioned,
  options: Pick<RestTable, 'id'> & Partial<Pick<RestTable, 'hidden' | 'only'>>,
): RestTable & { readonly writer?: never } {
  return {
    collection,
    hidden: [],
    ...options,
    async find(reader, query) {
      const { rows, total } = await reader.find(collection, query);
      return { rows: rows.map(view), total };
    },
    async get(reader, id) {
      const { rows } = await reader.find(collection, { filter: { ...options.only, id } });
      const [row] = rows;
      return row && view(row);
    },
  };
}

/** Every REST resource of the contract in the store. */
const restTables: RestTables = {
  partners: table('partners', partnerView, { id: 'number' }),
  applications: table('applications', applicationView, { id: 'uuid' }),
  leads: table('leads', leadView, { id: 'uuid', hidden: ['contact'] }),
  prospects: table('prospects', prospectView, { id: 'uuid', hidden: ['contact'] }),
  customers: table('users', customerView, { id: 'uuid', hidden: ['contact', 'tin'] }),
  merchants: table('merchants', merchantView, { id: 'uuid', hidden: ['business_pan'] }),
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

/** A REST resource as the server sees it. */
export interface ServedResource extends ResourceRights {
  readonly name: RestResourceName;
  readonly schema: { readonly fields: object; describe(): SchemaObjectDescription };
}

/** Resources to serve, and where they lie in the store. */
export interface ServedResources {
  readonly resources: readonly ServedResource[];
  readonly tables: Readonly<Record<RestResourceName, RestTable>>;
}

/** The resources of the contract. */
export const contractResources: ServedResources = {
  resources: REST_RESOURCES,
  tables: restTables,
};
