import type { AnyObjectSchema } from 'yup';
import { adminUserSchema } from '../schema/entities/adminUser';
import { applicationSchema } from '../schema/entities/application';
import { helpTicketSchema } from '../schema/entities/helpRequest';
import { leadSchema } from '../schema/entities/lead';
import { masqueradeSchema } from '../schema/entities/masquerade';
import { merchantSchema } from '../schema/entities/merchant';
import { partnerSchema } from '../schema/entities/partner';
import { partnerUserSchema } from '../schema/entities/partnerUser';
import { prospectSchema } from '../schema/entities/prospect';
import { customerSchema } from '../schema/entities/customer';
import { uploadRowSchema, uploadSchema } from '../schema/entities/upload';
import type { AdminRole } from './area';

/** A write of a REST resource: POST, PUT and DELETE. */
export type RestWrite = 'create' | 'update' | 'delete';

/** Access rights to the records of a REST resource. */
export interface ResourceRights {
  /** Admin roles that may read. */
  read: readonly AdminRole[];
  /** Admin roles that may write. A resource with such roles needs a writer in the server's table. */
  write: readonly AdminRole[];
  /** The writes that the resource accepts from these roles; all three by default. The server answers any other with 403. */
  writes?: readonly RestWrite[];
  /** A partner may read a record whose field of this name is its own id. Absent: partners may not read. */
  partnerField?: string;
}

/** A collection under `/api/rest/{name}` in the dialect of ra-data-simple-rest. */
export interface RestResource extends ResourceRights {
  name: string;
  schema: AnyObjectSchema;
  /** Fields that `q` searches. */
  searched: readonly string[];
}

/** Every REST resource, except the records that section 7 of the specification gives their own calls. */
export const REST_RESOURCES = [
  {
    name: 'partners',
    schema: partnerSchema,
    read: [1],
    write: [],
    partnerField: 'id',
    searched: ['name', 'title', 'utm_id'],
  },
  {
    name: 'applications',
    schema: applicationSchema,
    read: [1, 2],
    write: [],
    partnerField: 'partner_id',
    searched: ['id', 'customer_name', 'lender_name'],
  },
  {
    name: 'leads',
    schema: leadSchema,
    read: [1, 2],
    write: [],
    partnerField: 'partner_id',
    searched: ['id', 'customer_name'],
  },
  {
    name: 'prospects',
    schema: prospectSchema,
    read: [1],
    write: [],
    partnerField: 'partner_id',
    searched: ['id', 'first_name'],
  },
  {
    name: 'customers',
    schema: customerSchema,
    read: [1, 2, 3],
    write: [],
    searched: ['id', 'customer_name', 'contact'],
  },
  {
    name: 'merchants',
    schema: merchantSchema,
    read: [1],
    write: [],
    partnerField: 'partner_id',
    searched: ['reference', 'company_name', 'contact_name', 'city'],
  },
  {
    name: 'help-requests',
    schema: helpTicketSchema,
    read: [1, 3],
    write: [1, 3],
    writes: ['update'],
    searched: ['reference', 'contactName'],
  },
  {
    name: 'uploads',
    schema: uploadSchema,
    read: [1, 2],
    write: [],
    searched: ['file_name', 'uploaded_by_name'],
  },
  {
    name: 'upload-rows',
    schema: uploadRowSchema,
    read: [1, 2],
    write: [],
    searched: ['record_reference'],
  },
  {
    name: 'admin-users',
    schema: adminUserSchema,
    read: [1],
    write: [1],
    searched: ['name', 'email'],
  },
  {
    name: 'partner-users',
    schema: partnerUserSchema,
    read: [1],
    write: [],
    searched: ['name', 'email'],
  },
  {
    name: 'masquerades',
    schema: masqueradeSchema,
    read: [1],
    write: [],
    searched: ['admin_name', 'partner_name', 'reason'],
  },
] as const satisfies readonly RestResource[];

export type RestResourceName = (typeof REST_RESOURCES)[number]['name'];

/** Names of the resources that at least one admin role may write. */
export type WritableResourceName = Extract<
  (typeof REST_RESOURCES)[number],
  { readonly write: readonly [AdminRole, ...AdminRole[]] }
>['name'];

/** The writes that a resource takes. */
export type ResourceWrite<N extends WritableResourceName> =
  Extract<(typeof REST_RESOURCES)[number], { readonly name: N }> extends {
    readonly writes: readonly (infer W extends RestWrite)[];
  }
    ? W
    : RestWrite;
