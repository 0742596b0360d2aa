import {
  type BodyOf,
  cancelLenderOutage,
  changeLenderOutage,
  planLenderOutage,
} from '@marketplace/shared/api';
import { formatDateTime } from '@marketplace/shared/format';
import { nowIso } from '../../../clock';
import { checkVersion, saveChange } from '../../../data/changes';
import { findOutages, isRunning } from '../../../data/lenders/lenderOutages';
import type { Collections, LenderOutageRecord } from '../../../data/records';
import { requireRecord } from '../../../data/requireRecord';
import { lenderOutageView } from '../../../data/views';
import { HttpError, wrongField } from '../../../httpError';
import { type Language, translate } from '../../../messages/translate';
import type { Reader } from '../../../store/port';
import { getExpectedVersion } from '../../kit/expectedVersion';
import { handle, parseIdParam } from '../../kit/handle';
import { requireLive } from '../../kit/liveRecords';
import { recordStatusChange } from './recordStatusChange';

type Period = Pick<LenderOutageRecord, 'starts_at' | 'ends_at' | 'reason'>;

const toUtc = (instant: string): string => new Date(instant).toISOString();

/** Parses the period to UTC, by which the store compares. Throws 422 for an end in the past. */
function parsePeriod({ starts_at, ends_at, reason }: BodyOf<typeof changeLenderOutage>): Period {
  const period = { starts_at: toUtc(starts_at), ends_at: toUtc(ends_at), reason: reason.trim() };
  if (period.ends_at <= nowIso()) throw wrongField('ends_at', 'outage_end_past');
  return period;
}

/** Throws 422 if another outage of the lender overlaps the period. */
function checkOverlap(
  others: readonly Readonly<LenderOutageRecord>[],
  { starts_at, ends_at }: Period,
  language: Language,
): void {
  const other = others.find((one) => one.starts_at < ends_at && starts_at < one.ends_at);
  if (!other) return;
  const text = translate(language, 'outage_overlap', {
    from: formatDateTime(other.starts_at, language),
    to: formatDateTime(other.ends_at, language),
  });
  throw new HttpError(422, 'invalid', { text, errors: { starts_at: { text } } });
}

/** Loads an outage. Rejects with 404 if there is none, with 409 if it is over. */
async function requireOpen(
  reader: Reader<Collections>,
  param: string,
): Promise<Readonly<LenderOutageRecord>> {
  const outage = await requireRecord(reader, 'lender_outages', parseIdParam(param));
  await requireLive(reader, 'lenders', outage.lender_id);
  if (outage.cancelled_at !== null || outage.ends_at <= nowIso())
    throw new HttpError(409, 'outage_over');
  return outage;
}

export const lenderOutageRoutes = [
  handle(planLenderOutage, async ({ body, language, session }, { store }) => {
    const { lender_id, ...asked } = body;
    const period = parsePeriod(asked);
    const outage = await store.tx(async (writer) => {
      await requireLive(writer, 'lenders', lender_id);
      const others = await findOutages(writer, lender_id);
      const same = others.find(
        (one) =>
          one.starts_at === period.starts_at &&
          one.ends_at === period.ends_at &&
          one.reason === period.reason,
      );
      if (same) return same;
      checkOverlap(others, period, language);
      const made = { ...period, lender_id, cancelled_at: null };
      await recordStatusChange(writer, session, { ...period, lender_id, event: 'outage_planned' });
      return writer.insert('lender_outages', made);
    });
    const message = translate(language, 'outage_planned');
    return { success: true, message, data: lenderOutageView(outage) };
  }),
  handle(changeLenderOutage, async ({ params, body, language, request, session }, { store }) => {
    const seen = getExpectedVersion(request, body);
    const { version: _, ...asked } = body;
    const outage = await store.tx(async (writer) => {
      const old = await requireOpen(writer, params.outageId);
      checkVersion(old, seen, { view: lenderOutageView(old), otherwise: Object.keys(asked) });
      const patch = parsePeriod(asked);
      const others = await findOutages(writer, old.lender_id);
      checkOverlap(
        others.filter(({ id }) => id !== old.id),
        patch,
        language,
      );
      const change = { old, patch, seen, view: lenderOutageView };
      const saved = await saveChange(writer, 'lender_outages', change);
      const { lender_id } = old;
      if (saved.version !== old.version)
        await recordStatusChange(writer, session, { ...patch, lender_id, event: 'outage_changed' });
      return saved;
    });
    const message = translate(language, 'outage_changed');
    return { success: true, message, data: lenderOutageView(outage) };
  }),
  handle(cancelLenderOutage, async ({ params, body, language, request, session }, { store }) => {
    const seen = getExpectedVersion(request, body);
    return store.tx(async (writer) => {
      const known = await writer.get('lender_outages', parseIdParam(params.outageId));
      const answer = (
        outage: Readonly<LenderOutageRecord>,
        key: 'outage_cancelled' | 'outage_ended',
      ) => ({
        success: true,
        message: translate(language, key),
        data: lenderOutageView(outage),
      });
      if (known && known.cancelled_at !== null) return answer(known, 'outage_cancelled');
      const old = await requireOpen(writer, params.outageId);
      checkVersion(old, seen, { view: lenderOutageView(old), otherwise: ['starts_at', 'ends_at'] });
      const running = isRunning(old);
      const event = running ? 'outage_ended' : 'outage_cancelled';
      const patch = running ? { ends_at: nowIso() } : { cancelled_at: nowIso() };
      const { lender_id, starts_at, ends_at } = { ...old, ...patch };
      await recordStatusChange(writer, session, { lender_id, event, starts_at, ends_at });
      const view = lenderOutageView;
      return answer(await saveChange(writer, 'lender_outages', { old, patch, seen, view }), event);
    });
  }),
];
