import { maskContact } from '@marketplace/shared/format';
import { importColumnNames } from '@marketplace/shared/resources';
import { importRowSchema, importSchema } from '@marketplace/shared/schema';
import { maskContacts } from './borrowers/scrubText';
import type { ImportRowRecord, UploadRecord } from './uploads';
import { toView } from './views';

const selectImport = toView(importSchema);
export const toImportView = (upload: Readonly<UploadRecord>) =>
  selectImport({
    partner_id: null,
    file_rows: 0,
    processed: 0,
    to_process: 0,
    matched: 0,
    differing: 0,
    unknown: 0,
    missing: 0,
    loaded_at: null,
    asked_at: null,
    asked_by_name: '',
    refused_rows: 0,
    cells_erased_at: null,
    money_rows: 0,
    money_total: 0,
    outlier_rows: 0,
    outliers: [],
    ...upload,
  });

const MOBILE_NUMBER_INDEX = importColumnNames('leads').indexOf('mobile_phone_number');
const maskRow = (cells: readonly string[]): string[] =>
  cells.map((cell, place) =>
    place === MOBILE_NUMBER_INDEX ? maskContact(cell) : maskContacts(cell),
  );

const selectImportRow = toView(importRowSchema);
/**
 * Converts a row of an imported file for the console, with old and new values side by side. A
 * partner's rows are about customers: their numbers are masked.
 */
export const toImportRowView = ({ before, after, ...row }: Readonly<ImportRowRecord>) =>
  selectImportRow({
    partner_id: null,
    problems: [],
    other_problems: [],
    cell_count: 0,
    heading_count: 0,
    ...row,
    ...(row.partner_id && { cells: maskRow(row.cells) }),
    from_status: before?.status ?? '',
    from_date: before?.date ?? '',
    from_amount: before?.amount ?? null,
    to_status: after?.status ?? '',
    to_date: after?.date ?? '',
    to_amount: after?.amount ?? null,
    expected_amount: after?.expected_amount ?? null,
  });
