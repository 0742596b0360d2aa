import type { DemoAccess } from '../accounts';
import { DAY_MS, MINUTE_MS } from '../../clock';
import type { MasqueradeRecord, PartnerRecord } from '../../data/records';
import type { NewRecord } from '../../store/port';
import { daysAgoIso } from '../times';

/** Days ago, minutes, whether changes were allowed, number of changes, reason. */
const ENTRIES = [
  [1, 12, true, 1, 'The partner could not make a link by itself'],
  [3, 60, false, 0, 'Checks why leads of last week are missing'],
  [8, 7, false, 0, 'Shows the team lead how the figures are read'],
  [15, 31, true, 2, 'Replaces two links that were sent to the wrong customer'],
  [22, 4, false, 0, 'Looks at a complaint about the dashboard'],
] as const;

/** Builds masquerades of the first admin. */
export function seedMasquerades(
  partners: readonly NewRecord<PartnerRecord>[],
  { admin }: DemoAccess,
): NewRecord<MasqueradeRecord>[] {
  return ENTRIES.flatMap(([days, minutes, write, changes, reason], index) => {
    const partner = partners[index % partners.length];
    if (!partner) return [];
    return {
      id: index + 1,
      account_id: admin.id,
      admin_name: admin.name,
      partner_id: partner.id ?? index + 1,
      partner_name: partner.title,
      reason,
      write,
      mode: write ? 'write' : 'read_only',
      at: daysAgoIso(days),
      until: daysAgoIso(days - (minutes * MINUTE_MS) / DAY_MS),
      changes,
    };
  });
}
