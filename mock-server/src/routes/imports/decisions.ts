import { decideUpload, rollBackUpload } from '@marketplace/shared/api';
import { nowIso } from '../../clock';
import { uploadView } from '../../data/views';
import type { Language } from '../../messages/translate';
import { translate } from '../../messages/translate';
import { actorOf } from '../kit/actor';
import { handle } from '../kit/handle';
import type { Outcome } from '../statusFile/uploadRecords';
import {
  decide,
  getApplied,
  getPending,
  rollBack,
  toDecision,
  toRollBack,
} from '../statusFile/uploadRecords';
import { importKindOf, startWork } from './importJobs';
import { getImport } from './importRights';

const keptRows = (
  { kept }: Outcome,
  language: Language,
): { row: number; record_reference: string; message: string }[] =>
  kept.map(({ row, record_reference }) => ({
    row,
    record_reference,
    message: translate(language, 'row_changed_since'),
  }));

/** Decides and rolls back uploads of every kind: a status file at once, an import in the background. */
export const decisionRoutes = [
  handle(decideUpload, async ({ params, body, language, session }, context) => {
    const outcome = await context.store.tx(async (writer) => {
      const actor = await actorOf(writer, session);
      if (!importKindOf(await getImport(writer, params.id, session, 'decide')))
        return decide(writer, params.id, body.decision, actor);
      const { rows } = await getPending(writer, params.id, actor);
      const upload = await writer.update('uploads', params.id, {
        ...toDecision(actor),
        status: body.decision === 'confirm' ? 'applying' : 'refused',
        to_process: rows,
        processed: 0,
        worked_at: nowIso(),
      });
      return { upload, changed: 0, kept: [] };
    });
    if (outcome.upload.status === 'applying') startWork(context, outcome.upload);
    return {
      rowsUpdated: outcome.changed,
      kept: keptRows(outcome, language),
      upload: uploadView(outcome.upload),
    };
  }),
  handle(rollBackUpload, async ({ params, language, session }, context) => {
    const outcome = await context.store.tx(async (writer) => {
      const actor = await actorOf(writer, session);
      if (!importKindOf(await getImport(writer, params.id, session, 'decide')))
        return rollBack(writer, params.id, actor);
      const { rows } = await getApplied(writer, params.id);
      const upload = await writer.update('uploads', params.id, {
        ...toRollBack(actor),
        status: 'rolling_back',
        to_process: rows,
        processed: 0,
        worked_at: nowIso(),
      });
      return { upload, changed: 0, kept: [] };
    });
    if (outcome.upload.status === 'rolling_back') startWork(context, outcome.upload);
    return {
      rowsRolledBack: outcome.changed,
      kept: keptRows(outcome, language),
      upload: uploadView(outcome.upload),
    };
  }),
];
