import { uploadApplicationStatusFile } from '@marketplace/shared/api';
import { HttpError, wrongField } from '../../httpError';
import { say } from '../../messages/say';
import { handle } from '../kit/handle';
import { applyStatus } from './applyStatus';
import { fileKind } from './fileKind';
import { LIMITS } from './limits';
import { readCsv } from './readCsv';
import { readWorkbook } from './readWorkbook';
import type { RowError } from './statusRows';
import { statusRows } from './statusRows';
import { turnAfter } from './turns';

export const statusFileRoutes = [
  handle(
    uploadApplicationStatusFile,
    async ({ file, language }, { store }) => {
      if (!file) throw wrongField('image_name', 'no_file');
      const kind = fileKind(file.name, file.bytes);
      if (!kind) throw new HttpError(422, 'wrong_file', { errors: { image_name: 'wrong_file' } });
      const table = kind === 'csv' ? await readCsv(file.bytes) : await readWorkbook(file.bytes);
      const { rows, errors } = await statusRows(table);
      if (rows.length + errors.length === 0) {
        throw new HttpError(422, 'file_empty', { errors: { image_name: 'file_empty' } });
      }
      const unknown = await store.tx(async (writer) => {
        const missing: RowError[] = [];
        for (const [index, row] of rows.entries()) {
          await turnAfter(index);
          const taken = await applyStatus(writer, row);
          if (!taken)
            missing.push({
              row: row.row,
              column: 'application_id',
              key: 'row_unknown_application',
            });
        }
        return missing;
      });
      return {
        rowsUpdated: rows.length - unknown.length,
        errors: [...errors, ...unknown]
          .toSorted((a, b) => a.row - b.row)
          .map(({ row, column, key, params }) => ({
            row,
            column,
            message: say(language, key, params),
          })),
      };
    },
    { fileLimit: LIMITS.bytes },
  ),
];
