import { randomUUID } from 'node:crypto';
import { IDEMPOTENCY_HOURS, JOB_NAMES, type JobName, RESTORE_DAYS } from '@marketplace/shared/api';
import { addDays, toIndianDay } from '@marketplace/shared/format';
import {
  DRAFT_LIMITS,
  ERASURE_DAYS,
  HELP_REQUEST_DAYS,
  LEAD_CONSENT_DAYS,
  OUTBOX_RETENTION_DAYS,
  MERCHANT_REJECTED_DAYS,
  PROSPECT_DAYS,
  SIGN_IN_RETENTION_DAYS,
} from '@marketplace/shared/schema';
import { buildExpiredAttemptFilters } from '../../auth/loginThrottle';
import { getSessionExpiry, buildExpiredSessionFilters } from '../../auth/sessionExpiry';
import { endSession } from '../../auth/sessions';
import { DAY_MS, HOUR_MS, isoBefore, nowIso } from '../../clock';
import type { Context, Store } from '../../context';
import { REVEAL_DAYS } from '../customers/telecalling/revealCap';
import { OTP_COLLECTIONS } from '../../data/records/otpRecords';
import type { Collections } from '../../data/records';
import { translate } from '../../messages/translate';
import type { Filter } from '../../store/port';
import { controlledCalls } from '../console/approvals/controlledCalls';
import { applyScheduledApprovals } from '../console/approvals/decideApproval';
import { expireApprovals } from '../approvals/expireApprovals';
import { purgeAuditLog, recordHeads } from '../audit/auditChain';
import { DELIVERY_DAYS } from '../partner/integration/deliverWebhooks';
import { maintainImports, purgeImports } from '../files/imports/maintainImports';
import { forEachRecord } from '../../data/forEachRecord';
import { sendConsentRequests } from '../partner/leads/consentRequests';
import { removeLead } from '../partner/leads/leadRecord';
import { sendDueCampaigns } from '../customers/messaging/sendCampaigns';
import { sendMessage } from '../outbox/sendMessage';
import { tellOfCoolingOff } from '../borrower/notices/tellOfCoolingOff';
import { erasePerson } from './erasePerson';
import { getDeletionTime, loadJobClock } from '../../data/jobClock';
import { withClaim } from './jobClaim';
import { forgetFailures, recordFailure } from './jobFailures';

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
      await sendMessage(writer, {
        kind: 'reminder',
        to: user.sign_in,
        text: translate(language, 'reminder_text'),
      });
    await writer.update('reminders', id, { status: 'sent', sent_at: nowIso() });
  });
}

/** Number of people whom one transaction erases. Each has records in many collections. */
const ERASURES_AT_ONCE = 10;

async function processErasures({ store }: Context, time: number): Promise<void> {
  const overdue = {
    status: ['requested', 'in_progress', 'approved'],
    due_on_lte: toIndianDay(time),
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
  const begun = isoBefore(time, ERASURE_DAYS.begins * DAY_MS);
  const waiting = { status: 'requested', requested_at_lte: begun };
  await forEachRecord(store, 'erasures', waiting, (writer, { id }) =>
    writer.update('erasures', id, { status: 'in_progress' }),
  );
}

/** Removes old form drafts, rejected merchant applications and expired codes. Ends old requests for approval. */
async function purgeExpiredRecords(context: Context, time: number): Promise<void> {
  const { store } = context;
  await expireApprovals(context, time);
  const before = (milliseconds: number): string => isoBefore(time, milliseconds);
  await deleteMatching(store, 'form_drafts', { saved_at_lt: before(DRAFT_LIMITS.days * DAY_MS) });
  const refusedBefore = before(MERCHANT_REJECTED_DAYS * DAY_MS);
  await deleteMatching(store, 'merchants', { status: 'rejected', updated_at_lt: refusedBefore });
  // Delete expired codes, because the server need not store the contacts that received them.
  for (const collection of OTP_COLLECTIONS)
    await deleteMatching(store, collection, { expires_at_lt: before(DAY_MS) });
  for (const collection of ['passcode_requesters', 'password_resets'] as const)
    await deleteMatching(store, collection, { expires_at_lt: before(0) });
  await deleteMatching(store, 'number_reveals', { at_lt: before(REVEAL_DAYS * DAY_MS) });
  await deleteMatching(store, 'sign_ins', { at_lt: before(SIGN_IN_RETENTION_DAYS * DAY_MS) });
  await deleteMatching(store, 'removed_records', { at_lt: before(RESTORE_DAYS * DAY_MS) });
  await deleteMatching(store, 'idempotency_keys', { at_lt: before(IDEMPOTENCY_HOURS * HOUR_MS) });
}

/** Deletes old messages. The message to an erased person is the last record with that person's contact. */
async function purgeOutbox({ store }: Context, time: number): Promise<void> {
  // Cuts off at whole days, so that `forgetPast` runs once a day.
  const old = { sent_at_lt: addDays(toIndianDay(time), 1 - OUTBOX_RETENTION_DAYS) };
  if ((await deleteMatching(store, 'outbox', old)) > 0) await store.forgetPast();
}

/** Removes old help requests, answered or not. */
async function purgeHelpRequests({ store }: Context, time: number): Promise<void> {
  // Cuts off at whole days, so that `forgetPast` runs once a day.
  const old = { created_at_lt: addDays(toIndianDay(time), -HELP_REQUEST_DAYS) };
  if ((await deleteMatching(store, 'help_requests', old)) > 0) await store.forgetPast();
}

/** Expires unused links: erases their personal data, but keeps the records for the counts. */
async function expireProspects({ store }: Context, time: number): Promise<void> {
  const expires_at_lte = isoBefore(time, 0);
  await deleteMatching(store, 'sandbox_prospects', { expires_at_lte });
  const created_at_lt = isoBefore(time, PROSPECT_DAYS * DAY_MS);
  for (const collection of ['sandbox_leads', 'sandbox_applications'] as const)
    await deleteMatching(store, collection, { created_at_lt });
  const over = { stage: ['new', 'opened'], expires_at_lte };
  await forEachRecord(store, 'prospects', over, (writer, { id }) =>
    writer.update('prospects', id, { stage: 'expired', first_name: '', contact: '' }),
  );
}

/** Removes the leads of customers who have not answered. */
async function removeSilentLeads({ store }: Context, time: number): Promise<void> {
  const updated_at_lt = isoBefore(time, LEAD_CONSENT_DAYS * DAY_MS);
  await forEachRecord(store, 'leads', { stage: 'consent_awaited', updated_at_lt }, removeLead);
}

/** Ends expired sessions, and deletes failed attempts that no longer count. */
async function endExpiredSessions({ store, config }: Context, time: number): Promise<void> {
  const limits = config.sessionLimits;
  for (const filter of buildExpiredSessionFilters(limits, time))
    await forEachRecord(store, 'sessions', filter, (writer, session) =>
      endSession(writer, session, getSessionExpiry(session, limits)),
    );
  for (const filter of buildExpiredAttemptFilters(time))
    await deleteMatching(store, 'login_attempts', filter);
}

const purgeDeliveries = ({ store }: Context, time: number): Promise<unknown> =>
  deleteMatching(store, 'webhook_deliveries', {
    created_at_lt: isoBefore(time, DELIVERY_DAYS * DAY_MS),
  });

type Job = (context: Context) => Promise<unknown>;

/** A job that deletes records by their age, as they are at a time. */
type Deletion = (context: Context, time: number) => Promise<unknown>;

type DeletionName =
  | 'erasures'
  | 'expired_records'
  | 'sent_messages'
  | 'help_requests'
  | 'prospects'
  | 'silent_leads'
  | 'audit_entries'
  | 'sessions'
  | 'import_texts'
  | 'webhook_deliveries';

const JOBS: Readonly<Record<Exclude<JobName, DeletionName>, Job>> = {
  reminders: ({ store }) => sendReminders(store),
  campaigns: ({ store, config }) => sendDueCampaigns(store, config),
  cooling_off: ({ store }) => tellOfCoolingOff(store),
  consent_requests: sendConsentRequests,
  audit_head: ({ store, config }) => recordHeads(store, config),
  approvals: (context) => applyScheduledApprovals(context, controlledCalls),
  imports: maintainImports,
};

const DELETIONS: Readonly<Record<DeletionName, Deletion>> = {
  erasures: processErasures,
  expired_records: purgeExpiredRecords,
  sent_messages: purgeOutbox,
  help_requests: purgeHelpRequests,
  prospects: expireProspects,
  silent_leads: removeSilentLeads,
  audit_entries: ({ store, config }, time) => purgeAuditLog(store, config, time),
  sessions: endExpiredSessions,
  import_texts: purgeImports,
  webhook_deliveries: purgeDeliveries,
};

const isDeletion = (job: JobName): job is DeletionName => Object.hasOwn(DELETIONS, job);

/** Runs a job. Its failure is counted, and stops no other job. */
async function runJob(context: Context, job: JobName, run: Job): Promise<void> {
  const { store, log } = context;
  try {
    await run(context);
    await forgetFailures(store, job);
  } catch (error) {
    log.error({ err: error, job }, 'a job has failed');
    await recordFailure(store, job).catch((failure: unknown) =>
      log.error({ err: failure, job }, 'the failure of a job could not be counted'),
    );
  }
}

/** Whether the store answers. A store that is away is no failure of a job. */
const isServing = ({ store }: Context): Promise<boolean> =>
  loadJobClock(store).then(
    () => true,
    () => false,
  );

/**
 * Runs all jobs that are due by the server's clock. Each deletion looks at the clock anew, and waits while a jump
 * of it is not confirmed. A run that `isStopped` ends does not begin its next job.
 */
export async function runScheduledJobs(context: Context, isStopped: () => boolean): Promise<void> {
  for (const job of JOB_NAMES) {
    if (isStopped() || !(await isServing(context))) return;
    const run = (): Promise<void> =>
      runJob(context, job, async () => {
        if (!isDeletion(job)) return JOBS[job](context);
        const time = await getDeletionTime(context.store);
        return time === undefined ? undefined : DELETIONS[job](context, time);
      });
    await withClaim(context.store, job, run).catch((error: unknown) =>
      context.log.error({ err: error, job }, 'a job could not be claimed'),
    );
  }
  context.wakeWebhooks();
}
