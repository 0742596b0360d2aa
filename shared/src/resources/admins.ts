import { adminUserSchema } from '../schema/entities/adminUser';
import { auditEntrySchema } from '../schema/entities/auditEntry';
import { uploadRowSchema, uploadSchema } from '../schema/entities/upload';
import { defineResource } from './defineResource';

export const adminUsers = defineResource({
  name: 'admin-users',
  schema: adminUserSchema,
  title: 'name',
  searched: ['name', 'email'],
  read: [1],
  write: [1],
});

/** The server writes it with each change; nobody else does. */
export const auditEntries = defineResource({
  name: 'audit-entries',
  schema: auditEntrySchema,
  title: 'id',
  searched: ['record_id', 'actor_name'],
  read: [1],
  write: [],
});

export const uploads = defineResource({
  name: 'uploads',
  schema: uploadSchema,
  title: 'file_name',
  searched: ['file_name', 'uploaded_by_name'],
  read: [1, 2],
  write: [1, 2],
  writes: [],
});

export const uploadRows = defineResource({
  name: 'upload-rows',
  schema: uploadRowSchema,
  title: 'record_reference',
  searched: ['record_reference'],
  read: [1, 2],
  write: [],
});
