import { randomUUID } from 'node:crypto';
import { RESTORE_MINUTES } from '@marketplace/shared/api';
import { addDays } from '@marketplace/shared/format';
import {
  DRAFT_LIMITS,
  ERASURE_DAYS,
  HELP_REQUEST_DAYS,
  LEAD_CONSENT_DAYS,
  OUTBOX_RETENTION_DAYS,
  MERCHANT_REJECTED_DAYS,
  SIGN_IN_RETENTION_DAYS,
} from '@marketplace/shared/schema';
import { buildExpiredAttemptFilters } from '../../auth/loginThrottle';
import type { SessionLimits } from '../../auth/sessionExpiry';
import { getSessionExpiry, buildExpiredSessionFilters } from '../../auth/sessionExpiry';
import { endSession } from '../../auth/sessions';
import { agoIso, DAY_MS, MINUTE_MS, nowIso } from '../../clock';
import type { Context, Store } from '../../context';
import { getIndianToday } from '../../data/indianDay';
import { PASSCODE_COLLECTIONS } from '../../data/records/passcodeRecords';
import type { Collections } from '../../data/records';
import { translate } from '../../messages/translate';
import type { Filter } from '../../store/port';
import { controlledCalls } from '../console/approvals/controlledCalls';
import { applyScheduledApprovals } from '../console/approvals/decideApproval';
import { purgeAuditLog, recordHead } from '../console/audit/auditChain';
import { DELIVERY_DAYS } from '../partner/integration/deliverWebhooks';
import { maintainImports } from '../files/imports/maintainImports';
import { forEachRecord } from './forEachRecord';
import { sendConsentRequests } from '../partner/leads/consentRequests';
import { removeLead } from '../partner/leads/leadRecord';
import { sendDueCampaigns } from '../customers/messaging/sendCampaigns';
import { sendMessage } from '../customers/outbox/sendMessage';
import { erasePerson } from './erasePerson';

const deleteMatching = (
  store: Store,
  collection: keyof Collections,
  filter: Filter,
): Promise<number> =>
  forEachRecord(store, collection, filter, (writer, { id }) => writer.remove(collection, id));

async function sendReminders(store: Store): Promise<void> {
  const due = { status: 'waiting', due_at_lte: nowIso() };
  await forEachRecord(store, 'reminders', due, async (writer, { id, user_id, language }) => {
    const user = await writer.get('users', user_id);
    if (user)
      await sendMessage(writer, { to: user.sign_in, text: translate(language, 'reminder_text') });
    await writer.update('reminders', id, { status: 'sent', sent_at: nowIso() });
  });
}

/** Number of people whom one transaction erases. Each has records in many collections. */
const ERASURES_AT_ONCE = 10;

async function processErasures(store: Store): Promise<void> {
  const overdue = {
    status: ['requested', 'in_progress', 'approved'],
    due_on_lte: getIndianToday(),
  };
  const run = randomUUID();
  const erased = await forEachRecord(
    store,
    'erasures',
    overdue,
    (writer, erasure) => erasePerson(writer, erasure, run),
    ERASURES_AT_ONCE,
  );
  if (erased > 0) await store.forgetPast();
  const begun = agoIso(ERASURE_DAYS.begins * DAY_MS);
  const waiting = { status: 'requested', requested_at_lte: begun };
  await forEachRecord(store, 'erasures', waiting, (writer, { id }) =>
    writer.update('erasures', id, { status: 'in_progress' }),
  );
}

/** Removes old form drafts, rejected merchant applications and expired codes. */
async function purgeExpiredRecords(store: Store): Promise<void> {
  await deleteMatching(store, 'form_drafts', { saved_at_lt: agoIso(DRAFT_LIMITS.days * DAY_MS) });
  const refusedBefore = agoIso(MERCHANT_REJECTED_DAYS * DAY_MS);
  await deleteMatching(store, 'merchants', { status: 'rejected', updated_at_lt: refusedBefore });
  // Delete expired codes, because the server need not store the contacts that received them.
  for (const collection of PASSCODE_COLLECTIONS)
    await deleteMatching(store, collection, { expires_at_lt: agoIso(DAY_MS) });
  for (const collection of ['passcode_requesters', 'password_resets'] as const)
    await deleteMatching(store, collection, { expires_at_lt: nowIso() });
  await deleteMatching(store, 'sign_ins', { at_lt: agoIso(SIGN_IN_RETENTION_DAYS * DAY_MS) });
  await deleteMatching(store, 'removed_records', { at_lt: agoIso(RESTORE_MINUTES * MINUTE_MS) });
}

/** Deletes old messages. The message to an erased person is the last record with that person's contact. */
async function purgeOutbox(store: Store): Promise<void> {
  // Cuts off at whole days, so that `forgetPast` runs once a day.
  const old = { sent_at_lt: addDays(getIndianToday(), 1 - OUTBOX_RETENTION_DAYS) };
  if ((await deleteMatching(store, 'outbox', old)) > 0) await store.forgetPast();
}

/** Removes old help requests, answered or not. */
async function purgeHelpRequests(store: Store): Promise<void> {
  // Cuts off at whole days, so that `forgetPast` runs once a day.
  const old = { created_at_lt: addDays(getIndianToday(), -HELP_REQUEST_DAYS) };
  if ((await deleteMatching(store, 'help_requests', old)) > 0) await store.forgetPast();
}

/** Expires unused links: erases their personal data, but keeps the records for the counts. */
async function expireProspects(store: Store): Promise<void> {
  const over = { stage: ['new', 'opened'], expires_at_lte: nowIso() };
  await deleteMatching(store, 'sandbox_prospects', { expires_at_lte: nowIso() });
  await forEachRecord(store, 'prospects', over, (writer, { id }) =>
    writer.update('prospects', id, { stage: 'expired', first_name: '', contact: '' }),
  );
}

/** Ends expired sessions, and deletes failed attempts that no longer count. */
async function endExpiredSessions(store: Store, limits: SessionLimits): Promise<void> {
  for (const filter of buildExpiredSessionFilters(limits))
    await forEachRecord(store, 'sessions', filter, (writer, session) =>
      endSession(writer, session, getSessionExpiry(session, limits)),
    );
  for (const filter of buildExpiredAttemptFilters())
    await deleteMatching(store, 'login_attempts', filter);
}

/** Runs all jobs that are due by the server's clock: sends reminders, processes erasures, removes old data. */
export async function runScheduledJobs(context: Context): Promise<void> {
  const { store, config } = context;
  await sendReminders(store);
  await sendDueCampaigns(store);
  await sendConsentRequests(context);
  await processErasures(store);
  await purgeExpiredRecords(store);
  await purgeOutbox(store);
  await purgeHelpRequests(store);
  await expireProspects(store);
  const silent = { stage: 'consent_awaited', updated_at_lt: agoIso(LEAD_CONSENT_DAYS * DAY_MS) };
  await forEachRecord(store, 'leads', silent, removeLead);
  await purgeAuditLog(store, config);
  await recordHead(store, config);
  await applyScheduledApprovals(context, controlledCalls);
  await endExpiredSessions(store, config.sessionLimits);
  await maintainImports(context);
  await deleteMatching(store, 'webhook_deliveries', {
    created_at_lt: agoIso(DELIVERY_DAYS * DAY_MS),
  });
  context.wakeWebhooks();
}
