import {
  newTrackingLinkSchema,
  trackingLinkChangeSchema,
  trackingLinkSchema,
} from '@marketplace/shared/schema';
import { nowIso } from '../../clock';
import type { Collections, TrackingLinkRecord } from '../../data/records';
import {
  findTrackingLink,
  isReservedCode,
  newTrackingCode,
} from '../../data/partners/trackingLinks';
import { toView } from '../../data/views';
import { HttpError, wrongField } from '../../httpError';
import type { Id, Query, Reader } from '../../store/port';
import { requireShownProduct } from '../../data/partners/shownProducts';
import { createRecordWriter } from './recordWriter';

const linkView = toView(trackingLinkSchema);

export const trackingLinkWriter = createRecordWriter({
  collection: 'tracking_links',
  created: newTrackingLinkSchema,
  updated: trackingLinkChangeSchema,
  view: linkView,
  async toRecord({ code, ...link }, { writer: tx }) {
    const partner = await tx.get('partners', link.partner_id);
    if (partner?.status !== 1) throw wrongField('partner_id', 'not_found');
    await requireShownProduct(tx, partner.id, link.product);
    if (code && (isReservedCode(code) || (await findTrackingLink(tx, code))))
      throw new HttpError(409, 'code_taken', { errors: { code: 'code_taken' } });
    return {
      ...link,
      code: code.toLowerCase() || (await newTrackingCode(tx)),
      archived: 0 as const,
      created_at: nowIso(),
    };
  },
  toPatch: async (changes) => changes,
});

/** Adds the clicks, leads, applications and disbursals of the links, with a few queries for all of them. */
async function withCounts(
  reader: Reader<Collections>,
  links: readonly Readonly<TrackingLinkRecord>[],
) {
  const ids = links.map(({ id }) => id);
  const filter = { tracking_link_id: ids };
  const [clicks, leads, applications] = await Promise.all([
    reader.find('link_clicks', { filter: { link_id: ids } }),
    reader.find('leads', { filter }),
    reader.find('applications', { filter }),
  ]);
  return links.map((link) => {
    const people = leads.rows.filter(({ tracking_link_id }) => tracking_link_id === link.id);
    const made = applications.rows.filter(({ tracking_link_id }) => tracking_link_id === link.id);
    const paid = made.filter(({ status }) => status === 'disbursed');
    const days = clicks.rows.filter(({ link_id }) => link_id === link.id);
    return linkView({
      ...link,
      clicks: days.reduce((sum, day) => sum + day.clicks, 0),
      automatic_clicks: days.reduce((sum, day) => sum + (day.automatic_clicks ?? 0), 0),
      leads: new Set(people.map(({ user_id }) => user_id)).size,
      applications: made.length,
      disbursals: paid.length,
      disbursed_amount: paid.reduce(
        (sum, { disbursed_amount }) => sum + (disbursed_amount ?? 0),
        0,
      ),
    });
  });
}

export async function findTrackingLinks(reader: Reader<Collections>, query: Query) {
  const { rows, total } = await reader.find('tracking_links', query);
  return { rows: await withCounts(reader, rows), total };
}

export async function getTrackingLink(reader: Reader<Collections>, id: Id) {
  const link = await reader.get('tracking_links', id);
  return link && (await withCounts(reader, [link]))[0];
}
