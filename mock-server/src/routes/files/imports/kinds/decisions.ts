import { decideUpload, rollBackUpload } from '@marketplace/shared/api';
import { getOptionLabel } from '@marketplace/shared/schema';
import type { Context } from '../../../../context';
import type { UploadRecord } from '../../../../data/uploads';
import { uploadView } from '../../../../data/views';
import type { Language } from '../../../../messages/translate';
import { loadActor } from '../../../kit/actor';
import { handle } from '../../../kit/handle';
import type { Outcome } from '../importJobs';
import { BATCH } from '../../../../data/forEachRecord';
import { runInBackground, runWork } from '../importJobs';
import { getApplied, getPending, toDecision, toRollBack, toWork } from '../uploadRecords';

const listKeptRows = (
  { kept }: Outcome,
  language: Language,
): { row: number; record_reference: string; message: string }[] =>
  kept.map(({ row, record_reference }) => ({
    row,
    record_reference,
    message: getOptionLabel('importProblem', 'row_changed_since', language),
  }));

/** Processes a short file before the response, and a long one after it. */
async function processRows(context: Context, upload: Readonly<UploadRecord>): Promise<Outcome> {
  const job = runWork(context, upload);
  if ((upload.to_process ?? 0) <= BATCH) return job;
  runInBackground(job);
  return { upload, changed: 0, kept: [] };
}

/** Decides and rolls back uploads of every kind. */
export const decisionRoutes = [
  handle(decideUpload, async ({ params, body, language, session }, context) => {
    const upload = await context.store.tx(async (writer) => {
      const {
        rows,
        to_process = rows,
        loaded_at,
      } = await getPending(writer, params.id, session, body.decision);
      const refusal = loaded_at
        ? { status: 'applied', refused_rows: to_process }
        : { status: 'refused' };
      return writer.update('uploads', params.id, {
        ...toDecision(await loadActor(writer, session)),
        ...(body.decision === 'confirm' ? toWork('applying', to_process) : refusal),
      });
    });
    const outcome =
      body.decision === 'refuse'
        ? { upload, changed: 0, kept: [] }
        : await processRows(context, upload);
    return {
      rowsUpdated: outcome.changed,
      kept: listKeptRows(outcome, language),
      upload: uploadView(outcome.upload),
    };
  }),
  handle(rollBackUpload, async ({ params, language, session }, context) => {
    const upload = await context.store.tx(async (writer) => {
      const { rows } = await getApplied(writer, params.id, session);
      return writer.update('uploads', params.id, {
        ...toRollBack(await loadActor(writer, session)),
        ...toWork('rolling_back', rows),
      });
    });
    const outcome = await processRows(context, upload);
    return {
      rowsRolledBack: outcome.changed,
      kept: listKeptRows(outcome, language),
      upload: uploadView(outcome.upload),
    };
  }),
];
