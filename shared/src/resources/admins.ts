import { adminUserSchema } from '../schema/entities/adminUser';
import { approvalSchema } from '../schema/entities/approval';
import { auditEntrySchema } from '../schema/entities/auditEntry';
import { importRowSchema, importSchema } from '../schema/entities/import';
import { defineResource } from './defineResource';
import { getImportRoles } from './importKinds';

/** A session finds only the files and rows of the kinds that it may see. */
const { admin: importReaders } = getImportRoles('see');
const { admin: importers } = getImportRoles('use');

export const adminUsers = defineResource({
  name: 'admin-users',
  schema: adminUserSchema,
  title: 'name',
  searched: ['name', 'email'],
  read: [1],
  write: [1],
});

/** Changes that a second admin decides on. Calls of the contract make the writes. */
export const approvals = defineResource({
  name: 'approvals',
  schema: approvalSchema,
  title: 'title',
  searched: ['title', 'requested_by_name'],
  read: [1],
  write: [1],
  writes: [],
});

/** Only the server writes it, with each change. */
export const auditEntries = defineResource({
  name: 'audit-entries',
  schema: auditEntrySchema,
  title: 'id',
  searched: ['record_id', 'actor_name'],
  read: [1],
  write: [],
});

/** Files of the import workbench, which the server works on in the background. */
export const imports = defineResource({
  name: 'imports',
  schema: importSchema,
  title: 'file_name',
  searched: ['file_name', 'uploaded_by_name'],
  read: importReaders,
  partners: 'own',
  write: importers,
  writes: [],
});

export const importRows = defineResource({
  name: 'import-rows',
  schema: importRowSchema,
  title: 'record_reference',
  searched: ['record_reference'],
  read: importReaders,
  partners: 'own',
  write: [],
});
