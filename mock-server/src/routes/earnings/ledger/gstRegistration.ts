import { addDays } from '@marketplace/shared/format';
import { getIndianToday } from '../../../data/indianDay';
import type { Collections, GstRegistrationRecord } from '../../../data/records';
import type { Reader, Writer } from '../../../store/port';

type Change = Readonly<GstRegistrationRecord>;

/** Whether a partner is registered for GST, and since when. */
export interface GstRegistration {
  readonly isRegistered: (day: string) => boolean;
  /** The day of the last change; null if it has never changed. */
  readonly changedOn: string | null;
}

async function findTaxes(reader: Reader<Collections>, partner_id: number) {
  const { rows } = await reader.find('resource_partner_taxes', { filter: { partner_id } });
  return rows[0];
}

async function findChanges(
  reader: Reader<Collections>,
  partner_id: number,
): Promise<readonly Change[]> {
  const { rows } = await reader.find('gst_registrations', {
    filter: { partner_id },
    sort: ['from', 'ASC'],
  });
  return rows;
}

/**
 * Loads a partner's registration. A change applies from its day on, and the opposite applied before the first
 * change. An admin's note in the tax record overrides this for everything that is not in a payout.
 */
export async function loadGstRegistration(
  reader: Reader<Collections>,
  partner_id: number,
): Promise<GstRegistration> {
  const isNoted = (await findTaxes(reader, partner_id))?.['gst_registered'] === 1;
  const changes = await findChanges(reader, partner_id);
  const last = changes.at(-1);
  if (!last || (last.registered === 1) !== isNoted)
    return { isRegistered: () => isNoted, changedOn: null };
  return {
    isRegistered: (day) => {
      const change = changes.findLast(({ from }) => from <= day);
      return change ? change.registered === 1 : changes[0]?.registered === 0;
    },
    changedOn: last.from,
  };
}

/** Records from today on that a partner has a GSTIN, or has none any more. */
export async function recordGstRegistration(
  writer: Writer<Collections>,
  partner_id: number,
  isRegistered: boolean,
): Promise<void> {
  const today = getIndianToday();
  const { isRegistered: wasRegistered } = await loadGstRegistration(writer, partner_id);
  if (wasRegistered(today) === isRegistered) return;
  const registered = isRegistered ? 1 : 0;
  const changes = await findChanges(writer, partner_id);
  const ofToday = changes.find(({ from }) => from === today);
  if (ofToday) await writer.remove('gst_registrations', ofToday.id);
  if (wasRegistered(addDays(today, -1)) !== isRegistered)
    await writer.insert('gst_registrations', { partner_id, from: today, registered });
  const taxes = await findTaxes(writer, partner_id);
  if (taxes)
    await writer.update('resource_partner_taxes', taxes.id, { gst_registered: registered });
  else
    await writer.insert('resource_partner_taxes', {
      partner_id,
      pan_on_record: 0,
      gst_registered: registered,
    });
}
