import { groupBy } from '@marketplace/shared/collections';
import {
  type BodyOf,
  explainLenderSwitch,
  getLenderHistory,
  getLenderSwitches,
  type LenderState,
  setLenderSwitches,
} from '@marketplace/shared/api';
import { OPEN_STATUSES } from '@marketplace/shared/schema';
import { saveChange } from '../../../data/changes';
import type { Context } from '../../../context';
import { findOutages, isRunning } from '../../../data/lenders/lenderOutages';
import type { LenderOutageRecord, LenderRecord } from '../../../data/records';
import { lenderOutageView, lenderStatusChangeView, toLenderView } from '../../../data/views';
import { HttpError, wrongField } from '../../../httpError';
import { type Language, translate } from '../../../messages/translate';
import { handle, parseIdParam } from '../../kit/handle';
import { requireLive } from '../../kit/liveRecords';
import { countRecentOffers, RECENT_DAYS } from './recentBorrowers';
import { recordStatusChange } from './recordStatusChange';

type Outages = readonly Readonly<LenderOutageRecord>[];

function getState({ lender_status }: Readonly<LenderRecord>, outages: Outages): LenderState {
  if (lender_status === 0) return 'off';
  if (outages.some(isRunning)) return 'outage';
  return outages.length > 0 ? 'planned' : 'on';
}

type WantedSwitches = BodyOf<typeof setLenderSwitches>['lenders'];

/** Throws 409 with the names of the lenders that somebody else has switched since they were read. */
function checkSeen(
  lenders: readonly Readonly<LenderRecord>[],
  wanted: WantedSwitches,
  language: Language,
): void {
  const seenVersions = new Map(wanted.map(({ lender_id, version }) => [lender_id, version]));
  const stale = lenders.filter(
    ({ id, changed_in }) =>
      (changed_in?.['lender_status'] ?? 0) > (seenVersions.get(id) ?? Number.MAX_SAFE_INTEGER),
  );
  const [first] = stale;
  if (!first) return;
  const names = stale.map(({ name }) => name).join(', ');
  throw new HttpError(409, 'changed_meanwhile', {
    text: translate(language, 'lenders_switched_meanwhile', { names }),
    current: { lender_status: first.lender_status, version: first.version },
  });
}

/** Counts whom switching lenders off affects: the borrowers with an offer, and the open applications. */
async function countEffects(
  context: Pick<Context, 'config' | 'store'>,
  lenders: readonly Readonly<LenderRecord>[],
) {
  const filter = { status: OPEN_STATUSES, lender_id: lenders.map(({ id }) => id) };
  const open = await context.store.countBy('applications', ['lender_id'], filter);
  const inFlight = new Map(open.map(({ lender_id, count }) => [lender_id, count]));
  const { offers } = await countRecentOffers(context, lenders);
  return ({ id }: Readonly<LenderRecord>) => ({
    offers: offers.get(id) ?? 0,
    in_flight: inFlight.get(id) ?? 0,
  });
}

function describeSwitches(
  lenders: readonly Readonly<LenderRecord>[],
  status: number,
  language: Language,
): string {
  const [only, ...others] = lenders;
  if (only && others.length === 0)
    return translate(language, status === 1 ? 'lender_is_on' : 'lender_is_off', {
      name: only.name,
    });
  const key = status === 1 ? 'lenders_are_on' : 'lenders_are_off';
  return translate(language, key, { count: lenders.length });
}

export const lenderSwitchRoutes = [
  handle(getLenderSwitches, async (_, context) => {
    const { store } = context;
    const { rows: lenders } = await store.find('lenders', {
      filter: { deleted_at: null },
      sort: ['name', 'ASC'],
    });
    const outages = groupBy(await findOutages(store), ({ lender_id }) => lender_id);
    const open = await store.countBy('applications', ['lender_id'], { status: OPEN_STATUSES });
    const inFlight = new Map(open.map(({ lender_id, count }) => [lender_id, count]));
    const changes = await store.find('lender_status_changes', { sort: ['id', 'ASC'] });
    const lastChange = new Map(changes.rows.map((entry) => [entry.lender_id, entry]));
    const { borrowers, offers } = await countRecentOffers(context, lenders);
    return {
      data: {
        borrowers,
        days: RECENT_DAYS,
        lenders: lenders.map((lender) => {
          const own = outages.get(lender.id) ?? [];
          const last = lastChange.get(lender.id);
          const { lender_id, name, product, lender_status, version } = lender;
          return {
            lender_id,
            name,
            product,
            lender_status,
            version,
            state: getState(lender, own),
            outages: own.map(lenderOutageView),
            offers: offers.get(lender.id) ?? 0,
            in_flight: inFlight.get(lender.id) ?? 0,
            last_change: last ? lenderStatusChangeView(last) : null,
          };
        }),
      },
    };
  }),
  handle(getLenderHistory, async ({ params }, { store }) => {
    const { id } = await requireLive(store, 'lenders', parseIdParam(params.lenderId));
    const { rows } = await store.find('lender_status_changes', {
      filter: { lender_id: id },
      sort: ['id', 'DESC'],
    });
    return { data: rows.map(lenderStatusChangeView) };
  }),
  handle(explainLenderSwitch, async ({ params, body, language }, context) => {
    const { store } = context;
    const lender = await requireLive(store, 'lenders', parseIdParam(params.lenderId));
    const getEffect = await countEffects(context, [lender]);
    await store.tx(async (writer) => {
      const { rows } = await writer.find('lender_status_changes', {
        filter: { lender_id: lender.id },
        sort: ['id', 'DESC'],
        range: [0, 0],
      });
      const [last] = rows;
      if (last?.event !== 'off' || last.reason !== '')
        throw new HttpError(409, 'changed_meanwhile');
      const reason = body.reason.trim();
      await writer.update('lender_status_changes', last.id, { reason, ...getEffect(lender) });
    });
    return { success: true, message: describeSwitches([lender], 0, language) };
  }),
  handle(setLenderSwitches, async ({ body, language, session }, context) => {
    const { store } = context;
    const { lender_status } = body;
    const reason = body.reason.trim();
    if (lender_status === 0 && !reason) throw wrongField('reason', 'reason_needed');
    const ids = [...new Set(body.lenders.map(({ lender_id }) => lender_id))];
    const { rows: affected } = await store.find('lenders', { filter: { id: ids } });
    const getEffect = lender_status === 0 ? await countEffects(context, affected) : () => undefined;
    return store.tx(async (writer) => {
      const lenders: Readonly<LenderRecord>[] = [];
      for (const id of ids) lenders.push(await requireLive(writer, 'lenders', id));
      const others = lenders.filter((lender) => lender.lender_status !== lender_status);
      checkSeen(others, body.lenders, language);
      const data: { lender_id: number; version: number }[] = [];
      for (const old of others) {
        const patch = { lender_status };
        const saved = await saveChange(writer, 'lenders', {
          old,
          patch,
          seen: undefined,
          view: toLenderView,
        });
        const event = lender_status === 1 ? 'on' : 'off';
        const change = { lender_id: old.id, event, reason, ...getEffect(old) } as const;
        await recordStatusChange(writer, session, change);
        data.push({ lender_id: old.id, version: saved.version });
      }
      return { success: true, message: describeSwitches(lenders, lender_status, language), data };
    });
  }),
];
