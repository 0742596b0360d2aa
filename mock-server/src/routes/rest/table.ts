import type { RestResourceName } from '@marketplace/shared/api';
import type { Collections } from '../../data/records';
import {
  adminUserView,
  applicationView,
  customerView,
  leadView,
  merchantView,
  partnerView,
  prospectView,
} from '../../data/views';
import type { Versioned } from '../../data/views';
import type { Id, Page, Query, Reader } from '../../store/port';

/** How one REST resource lies in the store. Only `asked` fields may be filtered or sorted by. */
export interface RestTable {
  readonly collection: keyof Collections;
  readonly id: 'number' | 'uuid';
  /** Narrows the collection to what the resource is. */
  readonly only?: Readonly<Record<string, unknown>>;
  /** Fields that are shown masked: asking by them would tell what the mask hides. */
  readonly hidden: readonly string[];
  find(reader: Reader<Collections>, query: Query): Promise<Page<object>>;
  get(reader: Reader<Collections>, id: Id): Promise<Versioned | undefined>;
}

function table<K extends keyof Collections>(
  collection: K,
  view: (record: Readonly<Collections[K]>) => Versioned,
  options: Pick<RestTable, 'id'> & Partial<Pick<RestTable, 'hidden' | 'only'>>,
): RestTable {
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
export const restTables: Record<RestResourceName, RestTable> = {
  partners: table('partners', partnerView, { id: 'number' }),
  applications: table('applications', applicationView, { id: 'uuid' }),
  leads: table('leads', leadView, { id: 'uuid', hidden: ['contact'] }),
  prospects: table('prospects', prospectView, { id: 'uuid', hidden: ['contact'] }),
  customers: table('users', customerView, { id: 'uuid', hidden: ['contact', 'tin'] }),
  merchants: table('merchants', merchantView, { id: 'uuid', hidden: ['business_pan'] }),
  'admin-users': table('accounts', adminUserView, { id: 'number', only: { area: 'admin' } }),
};
