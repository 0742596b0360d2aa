import { APPROVAL_DAYS } from '@marketplace/shared/schema';
import { DAY_MS, isoBefore, nowIso } from '../../clock';
import type { Context } from '../../context';
import type { Collections } from '../../data/records';
import { translate } from '../../messages/translate';
import type { Writer } from '../../store/port';
import { sendMessage } from '../outbox/sendMessage';
import { forEachRecord } from '../../data/forEachRecord';

/** Returns the time before which a request has waited for too long. */
export const getOldestRequest = (time: number): string => isoBefore(time, APPROVAL_DAYS * DAY_MS);

/** Tells the admin who asked that nobody has decided. */
async function tellRequester(
  writer: Writer<Collections>,
  accountId: number | null,
  name: string,
): Promise<void> {
  const account = await writer.get('accounts', accountId ?? 0);
  if (!account || account.status !== 1) return;
  const text = translate('en', 'approval_expired_notice', { name, days: String(APPROVAL_DAYS) });
  await sendMessage(writer, { kind: 'notice', to: account.email, text });
}

/**
 * Ends requests on which no second admin has decided in time: what was asked for long ago, on the values of that
 * day, must not take effect by chance. Who asked may ask again.
 */
export async function expireApprovals({ store }: Context, time: number): Promise<void> {
  const before = getOldestRequest(time);
  const changes = { status: 'waiting', requested_at_lt: before };
  await forEachRecord(store, 'approvals', changes, async (writer, { id, title, requested_by }) => {
    await writer.update('approvals', id, { status: 'expired', decided_at: nowIso() });
    await tellRequester(writer, requested_by, title);
  });
  const files = { status: 'pending', worked_at_lt: before };
  await forEachRecord(store, 'uploads', files, async (writer, upload) => {
    const { id, file_name, loaded_at, rows, to_process = rows, uploaded_by } = upload;
    await writer.update('uploads', id, {
      decided_at: nowIso(),
      ...(loaded_at ? { status: 'applied', refused_rows: to_process } : { status: 'refused' }),
    });
    await tellRequester(writer, uploaded_by, file_name);
  });
}
