import { agoIso, DAY_MS, HOUR_MS, MINUTE_MS, now, nowIso } from '../../../clock';
import type { CallRecord, Collections } from '../../../data/records';
import { HttpError } from '../../../httpError';
import type { Reader, Writer } from '../../../store/port';

/** The numbers that a caller may see in an hour, whatever the lengths of calls. */
const CAP = { least: 10, most: 40, withoutCalls: 20 } as const;

/** Days and number of the calls whose lengths count, and how many there must be. */
const MEASURED = { days: 30, calls: 500, least: 20 } as const;

/** A shorter call was no talk: whoever only collects numbers must not raise the cap. */
const MIN_LENGTH_MS = MINUTE_MS;

/** Days for which a reveal is kept: as long as the lengths of calls count. */
export const REVEAL_DAYS = MEASURED.days;

/** Computes how many calls of the usual length fit into an hour: the numbers that a caller can need. */
export async function loadHourlyCap(reader: Reader<Collections>): Promise<number> {
  const since = agoIso(MEASURED.days * DAY_MS);
  const reveals = await reader.find('number_reveals', { filter: { refused: false, at_gt: since } });
  const revealedAt = new Map(reveals.rows.map(({ call_id, at }) => [call_id, at]));
  const calls = await reader.find('calls', {
    filter: { ended_at_gt: since },
    sort: ['ended_at', 'DESC'],
    range: [0, MEASURED.calls - 1],
  });
  const lengths = calls.rows
    .map(({ id, ended_at }) => Date.parse(ended_at ?? '') - Date.parse(revealedAt.get(id) ?? ''))
    .filter((length) => length >= MIN_LENGTH_MS)
    .toSorted((a, b) => a - b);
  const median = lengths[Math.floor(lengths.length / 2)];
  if (median === undefined || lengths.length < MEASURED.least) return CAP.withoutCalls;
  return Math.min(CAP.most, Math.max(CAP.least, Math.round(HOUR_MS / median)));
}

/**
 * Notes that a caller sees the number of a call. Returns the refusal instead of throwing it once the hour's cap is
 * reached, because a throw would roll back the note of it, which raises an alert. A number that the caller has seen
 * within the hour does not count again.
 */
export async function recordReveal(
  writer: Writer<Collections>,
  { id: call_id, account_id, user_id }: Readonly<CallRecord>,
): Promise<HttpError | undefined> {
  const filter = { account_id, refused: false, at_gt: agoIso(HOUR_MS) };
  const { rows } = await writer.find('number_reveals', { filter, sort: ['at', 'ASC'] });
  if (rows.some((reveal) => reveal.user_id === user_id)) return undefined;
  const cap = await loadHourlyCap(writer);
  const oldest = rows.at(-cap);
  await writer.insert('number_reveals', {
    account_id,
    call_id,
    user_id,
    at: nowIso(),
    refused: oldest !== undefined,
  });
  if (!oldest) return undefined;
  const minutes = Math.ceil((Date.parse(oldest.at) + HOUR_MS - now()) / MINUTE_MS);
  return new HttpError(429, 'too_many_numbers', {
    params: { cap, count: minutes },
    retryAfter: minutes * 60,
  });
}
