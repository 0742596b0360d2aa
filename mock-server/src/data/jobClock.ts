import { DAY_MS, MINUTE_MS, now } from '../clock';
import type { Store } from '../context';
import type { Collections, JobClockRecord } from './records';
import type { Reader, Writer } from '../store/port';

/** The only record of `job_clock`. */
const CLOCK_ID = 1;

/** A longer way between two looks at the clock is a jump: the clock was moved, or the server was off. */
const MAX_STEP_MS = DAY_MS;

/** The jobs of one run look at the clock in turn, and store one of these looks. */
const STORED_FOR_MS = MINUTE_MS / 2;

type Clock = Omit<JobClockRecord, 'id' | 'version'>;

/** Loads what is known of the time. Data that no job has looked at yet is as old as its newest entry in the log. */
export async function loadJobClock(reader: Reader<Collections>): Promise<Clock> {
  const stored = await reader.get('job_clock', CLOCK_ID);
  if (stored) return stored;
  const { rows } = await reader.find('audit_entries', { sort: ['id', 'DESC'], range: [0, 0] });
  const seen_at = rows[0]?.at ?? new Date(now()).toISOString();
  return { seen_at, jumped_from: null, jumped_to: null };
}

async function saveJobClock(
  writer: Writer<Collections>,
  { seen_at, jumped_from, jumped_to }: Clock,
): Promise<void> {
  const clock = { seen_at, jumped_from, jumped_to };
  if (await writer.get('job_clock', CLOCK_ID)) await writer.update('job_clock', CLOCK_ID, clock);
  else await writer.insert('job_clock', { ...clock, id: CLOCK_ID });
}

/** Compares the clock, forth and back, with the last look at it, and keeps a jump until an admin confirms it. */
async function lookAtClock(writer: Writer<Collections>, time: number): Promise<Clock> {
  const known = await loadJobClock(writer);
  const seen_at = new Date(time).toISOString();
  const hasJumped = Math.abs(time - Date.parse(known.seen_at)) > MAX_STEP_MS;
  const looked = {
    seen_at,
    jumped_from: hasJumped ? (known.jumped_from ?? known.seen_at) : known.jumped_from,
    jumped_to: hasJumped ? seen_at : known.jumped_to,
  };
  await saveJobClock(writer, looked);
  return looked;
}

/** Returns the time by which records may be deleted; undefined while a jump of the clock is not confirmed. */
export async function getDeletionTime(store: Store): Promise<number | undefined> {
  const stored = await store.get('job_clock', CLOCK_ID);
  const time = now();
  const isRecent = stored && Math.abs(time - Date.parse(stored.seen_at)) < STORED_FOR_MS;
  const { jumped_to } = isRecent ? stored : await store.tx((writer) => lookAtClock(writer, time));
  return jumped_to === null ? time : undefined;
}

/** Confirms the jump to a time. Returns false if there is none, or the clock has jumped again since. */
export async function confirmJump(
  writer: Writer<Collections>,
  shown: string | undefined,
): Promise<boolean> {
  const { seen_at, jumped_to } = await lookAtClock(writer, now());
  if (jumped_to === null || (shown !== undefined && shown !== jumped_to)) return false;
  await saveJobClock(writer, { seen_at, jumped_from: null, jumped_to: null });
  return true;
}
