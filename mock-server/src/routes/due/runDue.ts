import { DRAFT_LIMITS, ERASURE_DAYS, MERCHANT_REJECTED_DAYS } from '@marketplace/shared/schema';
import { now, nowIso } from '../../clock';
import type { Store } from '../../context';
import { indianDay } from '../../data/indianDay';
import { say } from '../../messages/say';
import { post } from '../outbox/post';
import { erase } from './erase';

async function sendReminders(store: Store): Promise<void> {
  const due = { status: 'waiting', due_at_lte: nowIso() };
  if ((await store.find('reminders', { filter: due, range: [0, 0] })).total === 0) return;
  await store.tx(async (writer) => {
    const { rows } = await writer.find('reminders', { filter: due });
    for (const { id, user_id, language } of rows) {
      const user = await writer.get('users', user_id);
      if (user) await post(writer, { to: user.sign_in, text: say(language, 'reminder_text') });
      await writer.update('reminders', id, { status: 'sent', sent_at: nowIso() });
    }
  });
}

const dayMilliseconds = 86_400_000;

async function moveErasures(store: Store): Promise<void> {
  const begun = new Date(now() - ERASURE_DAYS.begins * dayMilliseconds).toISOString();
  const waiting = { status: 'requested', requested_at_lte: begun };
  const ripe = { status: ['requested', 'in_progress'], due_on_lte: indianDay() };
  const one = { range: [0, 0] } as const;
  const begins = (await store.find('erasures', { filter: waiting, ...one })).total;
  const ends = (await store.find('erasures', { filter: ripe, ...one })).total;
  if (begins + ends === 0) return;
  await store.tx(async (writer) => {
    for (const erasure of (await writer.find('erasures', { filter: ripe })).rows)
      await erase(writer, erasure);
    for (const { id } of (await writer.find('erasures', { filter: waiting })).rows)
      await writer.update('erasures', id, { status: 'in_progress' });
  });
  if (ends > 0) await store.forgetPast();
}

async function dropOldDrafts(store: Store): Promise<void> {
  const since = new Date(now() - DRAFT_LIMITS.days * dayMilliseconds).toISOString();
  const old = { saved_at_lt: since };
  if ((await store.find('form_drafts', { filter: old, range: [0, 0] })).total === 0) return;
  await store.tx(async (writer) => {
    const { rows } = await writer.find('form_drafts', { filter: old });
    for (const { id } of rows) await writer.remove('form_drafts', id);
  });
}

async function dropRejectedMerchants(store: Store): Promise<void> {
  const since = new Date(now() - MERCHANT_REJECTED_DAYS * dayMilliseconds).toISOString();
  const old = { status: 'rejected', updated_at_lt: since };
  if ((await store.find('merchants', { filter: old, range: [0, 0] })).total === 0) return;
  await store.tx(async (writer) => {
    const { rows } = await writer.find('merchants', { filter: old });
    for (const { id } of rows) await writer.remove('merchants', id);
  });
}

/** Codes that can no longer be used: of whom they went to nothing need be kept. */
async function dropOldCodes(store: Store): Promise<void> {
  const since = new Date(now() - dayMilliseconds).toISOString();
  const old = { expires_at_lt: since };
  for (const book of ['otps', 'lender_codes'] as const) {
    if ((await store.find(book, { filter: old, range: [0, 0] })).total === 0) continue;
    await store.tx(async (writer) => {
      const { rows } = await writer.find(book, { filter: old });
      for (const { id } of rows) await writer.remove(book, id);
    });
  }
}

/** Links that nobody used in time: what they hold of a person goes, the count stays. */
async function endProspects(store: Store): Promise<void> {
  const over = { stage: ['new', 'opened'], expires_at_lte: nowIso() };
  if ((await store.find('prospects', { filter: over, range: [0, 0] })).total === 0) return;
  await store.tx(async (writer) => {
    const { rows } = await writer.find('prospects', { filter: over });
    for (const { id } of rows)
      await writer.update('prospects', id, { stage: 'expired', first_name: '', contact: '' });
  });
}

/** Does what has become due by the server's clock: reminders go out, erasures move on, what is old goes. */
export async function runDue(store: Store): Promise<void> {
  await sendReminders(store);
  await moveErasures(store);
  await dropOldDrafts(store);
  await dropRejectedMerchants(store);
  await dropOldCodes(store);
  await endProspects(store);
}
