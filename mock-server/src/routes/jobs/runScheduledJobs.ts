import { addDays } from '@marketplace/shared/format';
import {
  DRAFT_LIMITS,
  ERASURE_DAYS,
  HELP_REQUEST_DAYS,
  OUTBOX_RETENTION_DAYS,
  MERCHANT_REJECTED_DAYS,
} from '@marketplace/shared/schema';
import { spentAttempts } from '../../auth/loginThrottle';
import type { SessionLimits } from '../../auth/sessions';
import { endOf, endSession, spentSessions } from '../../auth/sessions';
import { agoIso, DAY_MS, nowIso } from '../../clock';
import type { Store } from '../../context';
import { indianDay } from '../../data/indianDay';
import type { Collections } from '../../data/records';
import { translate } from '../../messages/translate';
import type { Filter, Writer } from '../../store/port';
import { sendMessage } from '../outbox/sendMessage';
import { erasePerson } from './erasePerson';

type Work<K extends keyof Collections> = (
  writer: Writer<Collections>,
  record: Readonly<Collections[K]>,
) => Promise<unknown>;

/** Works on each record that a filter finds; most often there is none, and nothing is written. */
async function forEach<K extends keyof Collections>(
  store: Store,
  collection: K,
  filter: Filter,
  work: Work<K>,
): Promise<number> {
  const { total } = await store.find(collection, { filter, range: [0, 0] });
  if (total === 0) return 0;
  return store.tx(async (writer) => {
    const { rows } = await writer.find(collection, { filter });
    for (const row of rows) await work(writer, row);
    return rows.length;
  });
}

const drop = (store: Store, collection: keyof Collections, filter: Filter): Promise<number> =>
  forEach(store, collection, filter, (writer, { id }) => writer.remove(collection, id));

async function sendReminders(store: Store): Promise<void> {
  const due = { status: 'waiting', due_at_lte: nowIso() };
  await forEach(store, 'reminders', due, async (writer, { id, user_id, language }) => {
    const user = await writer.get('users', user_id);
    if (user)
      await sendMessage(writer, { to: user.sign_in, text: translate(language, 'reminder_text') });
    await writer.update('reminders', id, { status: 'sent', sent_at: nowIso() });
  });
}

async function moveErasures(store: Store): Promise<void> {
  const ripe = { status: ['requested', 'in_progress'], due_on_lte: indianDay() };
  if ((await forEach(store, 'erasures', ripe, erasePerson)) > 0) await store.forgetPast();
  const begun = agoIso(ERASURE_DAYS.begins * DAY_MS);
  const waiting = { status: 'requested', requested_at_lte: begun };
  await forEach(store, 'erasures', waiting, (writer, { id }) =>
    writer.update('erasures', id, { status: 'in_progress' }),
  );
}

/** What was begun, refused or sent long ago and is of no use to anybody. */
async function dropOld(store: Store): Promise<void> {
  await drop(store, 'form_drafts', { saved_at_lt: agoIso(DRAFT_LIMITS.days * DAY_MS) });
  const refusedBefore = agoIso(MERCHANT_REJECTED_DAYS * DAY_MS);
  await drop(store, 'merchants', { status: 'rejected', updated_at_lt: refusedBefore });
  // Codes that can no longer be used: of whom they went to nothing need be kept.
  for (const book of ['otps', 'lender_codes'] as const)
    await drop(store, book, { expires_at_lt: agoIso(DAY_MS) });
  await drop(store, 'passcode_requesters', { expires_at_lt: nowIso() });
}

/** Letters that were sent: the one to a person who was erased is the last that names them. */
async function purgeOutbox(store: Store): Promise<void> {
  // By whole days, so that the past is let go of once a day.
  const old = { sent_at_lt: addDays(indianDay(), 1 - OUTBOX_RETENTION_DAYS) };
  if ((await drop(store, 'outbox', old)) > 0) await store.forgetPast();
}

/** Requests for help that are of no use any more, answered or not. */
async function dropOldHelp(store: Store): Promise<void> {
  // By whole days, so that the past is let go of once a day.
  const old = { created_at_lt: addDays(indianDay(), -HELP_REQUEST_DAYS) };
  if ((await drop(store, 'help_requests', old)) > 0) await store.forgetPast();
}

/** Links that nobody used in time: what they hold of a person goes, the count stays. */
async function endProspects(store: Store): Promise<void> {
  const over = { stage: ['new', 'opened'], expires_at_lte: nowIso() };
  await forEach(store, 'prospects', over, (writer, { id }) =>
    writer.update('prospects', id, { stage: 'expired', first_name: '', contact: '' }),
  );
}

/** Sessions that are over, and failed attempts that no longer count. */
async function endSpent(store: Store, limits: SessionLimits): Promise<void> {
  for (const filter of spentSessions(limits))
    await forEach(store, 'sessions', filter, (writer, session) =>
      endSession(writer, session, endOf(session, limits)),
    );
  for (const filter of spentAttempts()) await drop(store, 'login_attempts', filter);
}

/** Does what has become due by the server's clock: reminders go out, erasures move on, what is old goes. */
export async function runScheduledJobs(store: Store, limits: SessionLimits): Promise<void> {
  await sendReminders(store);
  await moveErasures(store);
  await dropOld(store);
  await purgeOutbox(store);
  await dropOldHelp(store);
  await endProspects(store);
  await endSpent(store, limits);
}
