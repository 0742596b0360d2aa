import { adminUserSchema } from '../schema/entities/adminUser';
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
