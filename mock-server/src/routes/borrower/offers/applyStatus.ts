import { OPEN_STATUSES } from '@marketplace/shared/schema';
import type { ApplicationRecord, Collections } from '../../../data/records';
import { buildStatusChange } from '../../../data/lenders/statusHistory';
import type { StatusActor, StatusFields } from '../../../data/uploads';
import type { Writer } from '../../../store/port';
import { settleReferral } from '../../earnings/ledger/referralReward';
import { tellOfApplication } from '../notices/applicationNotice';
import { moveLead, readLeads, recordLead } from '../profile/leads';

/** Updates the borrower's application in progress and the stage of the partner's lead. */
async function followStatus(
  writer: Writer<Collections>,
  application: Readonly<ApplicationRecord>,
): Promise<void> {
  const { id, user_id, product, status } = application;
  const user = await writer.get('users', user_id);
  if (!user) return;
  if (status === 'disbursed') await recordLead(writer, user, product, 'disbursed');
  else await moveLead(writer, user, application);
  const isOpen = OPEN_STATUSES.includes(status);
  if (!isOpen && user.inflight_credit_app_id === id)
    await writer.update('users', user.id, { inflight_credit_app_id: null });
  if (isOpen && user.inflight_credit_app_id === null)
    await writer.update('users', user.id, { inflight_credit_app_id: id });
}

/** Preloads into the transaction what `applyStatus` needs for many applications. */
export async function readApplications(
  writer: Writer<Collections>,
  ids: readonly string[],
): Promise<void> {
  const { rows } = await writer.find('applications', { filter: { id: ids } });
  await writer.find('lenders', {
    filter: { id: [...new Set(rows.map((row) => row.lender_id))] },
  });
  const user_id = [...new Set(rows.map((row) => row.user_id))];
  await writer.find('applications', { filter: { user_id } });
  const users = await writer.find('users', { filter: { id: user_id } });
  await readLeads(writer, users.rows);
  const partner_id = [...new Set(rows.map((row) => row.partner_id))];
  await writer.find('merchants', { filter: { own_partner_id: partner_id } });
  await writer.find('webhooks', { filter: { partner_id } });
  await writer.find('notification_settings', { filter: { id: partner_id } });
}

/** Sets an application's status and records which admin did it, if one did. Returns the saved application. */
export async function applyStatus(
  writer: Writer<Collections>,
  application: Readonly<ApplicationRecord>,
  after: StatusFields,
  by?: StatusActor,
): Promise<Readonly<ApplicationRecord>> {
  const saved = await writer.update('applications', application.id, {
    ...buildStatusChange(application, { ...after, ...(by && { by }) }),
    disbursed_amount: after.disbursed_amount,
  });
  await followStatus(writer, saved);
  if (application.status !== saved.status) await tellOfApplication(writer, saved);
  if ((application.status === 'disbursed') !== (after.status === 'disbursed'))
    await settleReferral(writer, saved);
  return saved;
}
