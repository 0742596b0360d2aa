import type { AdminRole, Resource, RestWrite } from '@marketplace/shared/resources';
import { RESOURCES } from '@marketplace/shared/resources';
import { type AnyObjectSchema, Schema } from 'yup';
import type { Collections } from '../../data/records';
import { getIdType, toCollection } from '../../data/specs/resourceSpecs';
import type { Versioned } from '../../data/views';
import * as importViews from '../../data/importViews';
import * as views from '../../data/views';
import type { Filter, Id, Page, Query, Reader, Stored } from '../../store/port';
import type { Session } from '../../auth/sessions';
import { getImportKinds } from '../files/imports/importRights';
import { loadNamedEntries } from '../audit/auditNames';
import { saveRemoved } from '../kit/declaredRules';
import { loadErasureRequestView } from '../borrower/privacy/erasureView';
import { adminUserWriter } from './adminUsers';
import { customerTaskWriter } from './customerTasks';
import { helpRequestWriter } from './helpRequests';
import { messageCampaignWriter, messageTemplateWriter } from './messaging';
import { checkRules, requireUnique } from './recordRules';
import type { RestWriter } from './recordWriter';
import { createRecordWriter } from './recordWriter';
import { findTrackingLinks, getTrackingLink, trackingLinkWriter } from './trackingLinks';

export interface RestTable {
  readonly collection: keyof Collections;
  /** Filter that narrows the collection to the resource. */
  readonly only?: Readonly<Record<string, unknown>>;
  /** Returns the filter that limits a session to the records it may read. */
  scopeFor?(session: Session, reader: Reader<Collections>): Promise<Filter>;
  find(reader: Reader<Collections>, query: Query): Promise<Page<object>>;
  get(reader: Reader<Collections>, id: Id): Promise<Versioned | undefined>;
  readonly writer?: Partial<RestWriter>;
}

function toTable<K extends keyof Collections>(
  collection: K,
  view: (record: Readonly<Collections[K]>) => Versioned,
  options: Pick<RestTable, 'only' | 'scopeFor' | 'writer'> = {},
): RestTable {
  return {
    collection,
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

/** Erasure requests, with the masked name and contact of the person. */
const erasureTable: RestTable = {
  collection: 'erasures',
  async find(reader, query) {
    const { rows, total } = await reader.find('erasures', query);
    return {
      rows: await Promise.all(rows.map((row) => loadErasureRequestView(reader, row))),
      total,
    };
  },
  async get(reader, id) {
    const erasure = await reader.get('erasures', id);
    return erasure && loadErasureRequestView(reader, erasure);
  },
};

const auditTable: RestTable = {
  collection: 'audit_entries',
  async find(reader, query) {
    const { rows, total } = await reader.find('audit_entries', query);
    return { rows: await loadNamedEntries(reader, rows), total };
  },
  async get(reader, id) {
    const entry = await reader.get('audit_entries', id);
    return entry && (await loadNamedEntries(reader, [entry]))[0];
  },
};

const entityTables: Readonly<Record<string, RestTable>> = {
  partners: toTable('partners', views.partnerView),
  applications: toTable('applications', views.toApplicationView),
  leads: toTable('leads', views.toLeadView),
  prospects: toTable('prospects', views.toProspectView),
  customers: toTable('users', views.toCustomerView, { only: { merged_into: null } }),
  merchants: toTable('merchants', views.toMerchantView),
  'help-requests': toTable('help_requests', views.toHelpTicketView, { writer: helpRequestWriter }),
  imports: toTable('uploads', importViews.toImportView, {
    scopeFor: async (session) => ({ kind: getImportKinds(session, 'see') }),
  }),
  'import-rows': toTable('import_rows', importViews.toImportRowView, {
    async scopeFor(session, reader) {
      const filter = { kind: getImportKinds(session, 'see') };
      return { upload_id: (await reader.find('uploads', { filter })).rows.map(({ id }) => id) };
    },
  }),
  'ledger-entries': toTable('ledger_entries', views.toLedgerEntryView),
  earnings: toTable('earnings', views.earningView),
  approvals: toTable('approvals', views.approvalView),
  payouts: toTable('payouts', views.payoutView),
  disputes: toTable('disputes', views.disputeView),
  'audit-entries': auditTable,
  erasures: erasureTable,
  tickets: toTable('tickets', views.ticketView),
  calls: toTable('calls', views.callView),
  'customer-tasks': toTable('customer_tasks', views.customerTaskView, {
    writer: customerTaskWriter,
  }),
  duplicates: toTable('duplicate_pairs', views.duplicatePairView),
  merges: toTable('merges', views.mergeView),
  'admin-users': toTable('accounts', views.adminUserView, {
    only: { area: 'admin' },
    writer: adminUserWriter,
  }),
  'partner-users': toTable('accounts', views.toPartnerUserView, { only: { area: 'partner' } }),
  'api-keys': toTable('api_keys', views.apiKeyView),
  webhooks: toTable('webhooks', views.webhookView),
  'webhook-deliveries': toTable('webhook_deliveries', views.webhookDeliveryView),
  masquerades: toTable('masquerades', views.toMasqueradeView),
  'tracking-links': {
    collection: 'tracking_links',
    find: findTrackingLinks,
    get: getTrackingLink,
    writer: trackingLinkWriter,
  },
  'message-templates': toTable('message_templates', views.messageTemplateView, {
    writer: messageTemplateWriter,
  }),
  'message-campaigns': toTable('message_campaigns', views.messageCampaignView, {
    writer: messageCampaignWriter,
  }),
  'message-deliveries': toTable('message_deliveries', views.messageDeliveryView),
  'link-clicks': toTable('link_clicks', views.linkClicksView),
};

/** Removes the defaults of fields, which would overwrite the fields that a change does not name. */
const dropDefaults = (fields: AnyObjectSchema['fields']): AnyObjectSchema['fields'] =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      field instanceof Schema ? field.default(undefined) : field,
    ]),
  );

/** Builds the table of a resource that is declared by its fields. Its schema and its rules check each write. */
function createDeclaredTable(resource: Resource): RestTable {
  const collection = toCollection(resource);
  const view: (record: Stored) => Versioned = views.toView(resource.schema);
  const fixed = resource.fields.filter(({ readOnly }) => readOnly).map(({ name }) => name);
  const created = resource.schema.omit(fixed);
  const derived = resource.schema.pick(fixed.filter((name) => name !== 'id'));
  const writer = createRecordWriter({
    collection,
    created,
    updated: created.shape(dropDefaults(created.partial().fields)),
    view,
    async toRecord(record, { writer: tx }) {
      await requireUnique(tx, resource, record);
      return { ...derived.cast({}), ...record };
    },
    async toPatch(patch, old, { writer: tx, language }) {
      checkRules(resource, old, patch, language);
      await requireUnique(tx, resource, { ...old, ...patch });
      return patch;
    },
    beforeRemove: (old, { writer: tx, ...deletion }) => saveRemoved(tx, deletion, resource, old),
  });
  return toTable(collection, view, { writer });
}

/** A REST resource with its table in the store. */
export interface ServedResource extends Resource {
  readonly id: 'number' | 'uuid';
  readonly table: RestTable;
}

/** The tables of resources of which a partner gets less than an admin. */
const partnerTables: Readonly<Record<string, RestTable>> = {
  leads: toTable('leads', views.toPartnerLeadView),
  applications: toTable('applications', views.toPartnerApplicationView),
};

/** Returns the table that a partner reads. */
export const getPartnerTable = ({ name, table }: ServedResource): RestTable =>
  partnerTables[name] ?? table;

const sandboxTables: Readonly<Record<string, RestTable>> = {
  prospects: toTable('sandbox_prospects', views.toProspectView),
  leads: toTable('sandbox_leads', views.toPartnerLeadView),
  applications: toTable('sandbox_applications', views.toPartnerApplicationView),
};

/** Returns the table that a sandbox key reads: the sandbox's records, and nothing that is live. */
export const getSandboxTable = ({ name, table }: ServedResource): RestTable =>
  sandboxTables[name] ?? {
    ...table,
    find: async () => ({ rows: [], total: 0 }),
    get: async () => undefined,
  };

/** Returns the filter of the records that a partner may read; undefined if it may read none. */
export function getPartnerFilter(
  { partners, schema, key }: Pick<Resource, 'partners' | 'schema' | 'key'>,
  partner_id: number | null,
): Record<string, unknown> | undefined {
  if (partners !== 'own') return partners && {};
  return { [Object.hasOwn(schema.fields, 'partner_id') ? 'partner_id' : key]: partner_id };
}

/** Returns the admin roles that may write a resource. */
export function getWriterRoles(
  { write, writes }: Pick<Resource, 'write' | 'writes'>,
  wanted: RestWrite,
): readonly AdminRole[] {
  return writes === undefined || writes.includes(wanted) ? write : [];
}

function toServedResource(resource: Resource): ServedResource {
  const table = resource.labels ? createDeclaredTable(resource) : entityTables[resource.name];
  if (!table) throw new Error(`${resource.name} has no table`);
  return { ...resource, id: getIdType(resource), table };
}

/** Every resource at `/api/rest`. */
export const servedResources: readonly ServedResource[] = RESOURCES.filter(({ rest }) => rest).map(
  toServedResource,
);
