import type { ApplicationRecord, Collections } from '../../data/records';
import { statusChange } from '../../data/statusHistory';
import type { Reader, Writer } from '../../store/port';
import { OPEN_STATUSES } from '../offers/openStatuses';
import { noteLead } from '../profile/leads';
import type { StatusRow } from './statusRows';

/** Finds an application by its id, or by the reference that borrowers and lenders quote. */
async function findApplication(
  reader: Reader<Collections>,
  named: string,
): Promise<Readonly<ApplicationRecord> | undefined> {
  const byId = await reader.get('applications', named);
  if (byId) return byId;
  const reference = named.toUpperCase();
  return (await reader.find('applications', { filter: { reference }, range: [0, 0] })).rows[0];
}

/** Takes one row's status over. False when there is no such application. */
export async function applyStatus(writer: Writer<Collections>, row: StatusRow): Promise<boolean> {
  const application = await findApplication(writer, row.application_id);
  if (!application) return false;
  const { status } = row;
  const paid = status === 'disbursed' ? (application.disbursed_amount ?? application.amount) : null;
  await writer.update('applications', application.id, {
    ...statusChange(application, row),
    disbursed_amount: paid,
  });
  const user = await writer.get('users', application.user_id);
  if (!user) return true;
  if (status === 'disbursed') await noteLead(writer, user, application.product, 'disbursed');
  if (user.inflight_credit_app_id === application.id && !OPEN_STATUSES.includes(status)) {
    await writer.update('users', user.id, { inflight_credit_app_id: null });
  }
  return true;
}
