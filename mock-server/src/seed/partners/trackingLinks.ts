import { addDays } from '@marketplace/shared/format';
import { getIndianToday } from '../../data/indianDay';
import type { LinkClicksRecord, PartnerRecord, TrackingLinkRecord } from '../../data/records';
import type { NewRecord } from '../../store/port';
import { daysAgoIso } from '../times';

/** Campaign, code, product, source, medium, name for UTM, days ago, archived. */
const LINKS = [
  ['Diwali posters', 'diwali', 'personal_loan', 'poster', 'qr', 'diwali', 20, 0],
  ['Campus fair', 'campus-fair', 'personal_loan', 'fair', 'qr', 'campus_fair', 14, 0],
  ['Gold loan leaflet', 'gold', 'gold_loan', 'leaflet', 'print', 'gold_loan', 45, 1],
] as const;

/** Clicks on each day since the creation of the link, repeated in turn. */
const CLICKS = [9, 4, 12, 7, 5] as const;

/** Number of people who came by a link. */
const VISITORS_PER_LINK = 12;

/** Builds a link for each of the first partners, with its clicks of the last days. */
export function seedTrackingLinks(partners: readonly NewRecord<PartnerRecord>[]): {
  tracking_links: NewRecord<TrackingLinkRecord>[];
  link_clicks: NewRecord<LinkClicksRecord>[];
} {
  const tracking_links = LINKS.flatMap((link, index): NewRecord<TrackingLinkRecord>[] => {
    const [campaign, code, product, utm_source, utm_medium, utm_campaign, days, archived] = link;
    const partner_id = partners[index]?.id;
    if (partner_id === undefined) return [];
    const created_at = daysAgoIso(days);
    const utm = { utm_source, utm_medium, utm_campaign, utm_term: '', utm_content: '' };
    const place = { id: index + 1, partner_id, created_at, archived };
    return [{ ...place, campaign, code, product, ...utm }];
  });
  const link_clicks = tracking_links.flatMap(({ id = 0 }) =>
    CLICKS.map((clicks, index) => ({
      id: `00000000-0000-4000-8000-0000000${String(id * 100 + index).padStart(5, '0')}`,
      link_id: id,
      day: addDays(getIndianToday(), -index - 1),
      clicks,
    })),
  );
  return { tracking_links, link_clicks };
}

/** Attributes the first people of each link's partner to the link. */
export function attributeSeeded<
  R extends { readonly user_id: string | null; readonly partner_id: number },
>(
  rows: readonly R[],
  links: readonly NewRecord<TrackingLinkRecord>[],
): (R & { tracking_link_id: number | null })[] {
  const brought = links.map(({ id = 0, partner_id }) => {
    const people = rows
      .filter((row) => row.partner_id === partner_id)
      .flatMap((row) => row.user_id ?? []);
    return { id, users: new Set(people.toSorted().slice(0, VISITORS_PER_LINK)) };
  });
  return rows.map((row) => ({
    ...row,
    tracking_link_id:
      brought.find(({ users }) => row.user_id !== null && users.has(row.user_id))?.id ?? null,
  }));
}
