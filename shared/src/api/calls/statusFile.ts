import { mixed, number, object, string } from 'yup';
import { statusEntrySchema } from '../../schema/entities/borrower/application';
import { uploadSchema } from '../../schema/entities/upload';
import { choice } from '../../schema/fields/choice';
import { applications } from '../../resources/customers';
import { importKinds, getImportRoles } from '../../resources/importKinds';
import { endpoint } from '../endpoint';
import { requiredArray } from './answers';
import { recordVersion } from './version';

const file = () => object({ image_name: mixed<Blob>().required() }).noUnknown();

/** The error of a rejected row. Row 1 is the header; `column` is '' if the error concerns no single column. */
const rowError = () =>
  object({
    row: number().required(),
    column: string().defined(),
    message: string().required(),
    /** The text of the cell, cut to 100 characters. */
    value: string().optional(),
  });

/**
 * Imports application statuses from a .csv, .xls or .xlsx file. Valid rows apply even if others fail. A row
 * that moves an application back is an error, unless `confirmation` is `request`: then the whole upload waits
 * for a second admin with full access, and `rowsUpdated` is 0.
 */
export const uploadApplicationStatusFile = endpoint({
  id: 'uploadApplicationStatusFile',
  method: 'POST',
  creates: true,
  path: '/api/upload-application-status-file',
  summary: 'Upload application statuses',
  access: importKinds.application_status.use,
  encoding: 'multipart',
  body: file(),
  query: object({ confirmation: string().oneOf(['request']).optional() }).noUnknown(),
  answer: object({
    rowsUpdated: number().required(),
    errors: requiredArray(rowError()),
    upload: uploadSchema.shape(recordVersion).required(),
  }),
});

/** A row that a rollback skips, because its record has changed since the upload. */
const keptRow = () =>
  object({
    row: number().required(),
    record_reference: string().defined(),
    message: string().required(),
  });

/** Confirms or refuses a waiting upload. The admin who uploaded it may not decide. 409 if somebody has already decided. */
export const decideUpload = endpoint({
  id: 'decideUpload',
  method: 'POST',
  path: '/api/uploads/:id/decision',
  summary: 'Confirm or refuse an upload',
  access: getImportRoles('decide'),
  body: object({ decision: string().oneOf(['confirm', 'refuse']).required() }).noUnknown(),
  answer: object({
    rowsUpdated: number().required(),
    kept: requiredArray(keptRow()),
    upload: uploadSchema.shape(recordVersion).required(),
  }),
});

/** Rolls an upload back, except for records that have changed since. 409 when the upload is not in force. */
export const rollBackUpload = endpoint({
  id: 'rollBackUpload',
  method: 'POST',
  path: '/api/uploads/:id/roll-back',
  summary: 'Roll an upload back',
  access: getImportRoles('decide'),
  body: object({}).noUnknown(),
  answer: object({
    rowsRolledBack: number().required(),
    kept: requiredArray(keptRow()),
    upload: uploadSchema.shape(recordVersion).required(),
  }),
});

/** Returns every status of an application, oldest first, with the upload and the admins that set it. */
export const getApplicationHistory = endpoint({
  id: 'getApplicationHistory',
  method: 'GET',
  path: '/api/admin/applications/:id/history',
  summary: 'Read who changed the status of an application',
  access: { admin: applications.read },
  answer: object({
    data: requiredArray(
      statusEntrySchema.shape({
        status: choice('applicationStatus'),
        /** Null if no upload set the status, or the record is older than this log. */
        by: object({
          account_id: number().required(),
          name: string().defined(),
          upload_id: string().required(),
          /** The admin who confirmed the upload, if one had to. */
          confirmed_by_name: string().defined(),
        })
          .nullable()
          .defined(),
      }),
    ),
  }),
});
