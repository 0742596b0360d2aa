import type { LedgerLine } from '@marketplace/shared/schema';
import type {
  ApplicationRecord,
  Collections,
  DisputeRecord,
  PayoutRecord,
} from '../../../data/records';
import { deriveReference } from '../../../data/specs/references';
import type { Filter, Reader } from '../../../store/port';
import { mapInSlices } from '../../../store/selected';
import { FIGURES, getDisbursedAmount } from '../summary/disbursals';
import { computePromised, findEntries } from '../summary/earnings';
import type { LedgerAmount } from './amounts';
import { findLedgerAmounts, sortNewestFirst } from './amounts';
import { isClawBack } from './commissions';

const APPLICATION_FIELDS = [
  'id',
  'reference',
  'customer_name',
  'lender_name',
  'product',
  'amount',
  'disbursed_amount',
  'status_date',
] as const satisfies readonly (keyof ApplicationRecord)[];

/** Finds the latest dispute about each entry of a partner. */
async function findDisputes(
  reader: Reader<Collections>,
  partner_id: number,
): Promise<ReadonlyMap<string, Readonly<DisputeRecord>>> {
  const { rows } = await reader.find('disputes', {
    filter: { partner_id },
    sort: ['created_at', 'ASC'],
  });
  return new Map(rows.map((dispute) => [dispute.entry_id, dispute]));
}

/** Returns the lines of some amounts of a partner's ledger, in the order of the amounts. */
export async function openLines(
  reader: Reader<Collections>,
  partner_id: number,
  amounts: readonly LedgerAmount[],
): Promise<LedgerLine[]> {
  const filter = { id: [...new Set(amounts.map(({ subject_id }) => subject_id))] };
  const applications = await reader.select('applications', APPLICATION_FIELDS, { filter });
  const applicationsById = new Map(applications.map((one) => [one.id, one]));
  const booked = amounts.filter(({ booked_on }) => booked_on !== null);
  const entries = await findEntries(reader, { id: booked.map(({ id }) => id) });
  const entriesById = new Map(entries.map((entry) => [entry.id, entry]));
  const referred = entries.flatMap(({ referred_partner_id }) => referred_partner_id ?? []);
  const partners = await reader.select('partners', ['id', 'title'], { filter: { id: referred } });
  const titles = new Map(partners.map(({ id, title }) => [id, title]));
  const disputes = await findDisputes(reader, partner_id);
  return mapInSlices(amounts, 1000, ({ subject_id, lender_id: _, ...amount }) => {
    const entry = entriesById.get(amount.id);
    const application = applicationsById.get(subject_id);
    const isTakenBack = entry !== undefined && isClawBack(entry);
    const dispute = disputes.get(amount.id);
    const status = dispute?.status ?? '';
    return {
      ...amount,
      kind: isTakenBack ? 'claw_back' : entry?.referred_partner_id ? 'referral' : 'commission',
      partner_id,
      application_id: application?.id ?? null,
      application_reference: application
        ? (application.reference ?? deriveReference('applications', application.id))
        : (entry?.application_reference ?? ''),
      customer_name: application?.customer_name ?? '',
      referred_name: titles.get(entry?.referred_partner_id ?? 0) ?? '',
      lender_name: application?.lender_name ?? '',
      product: application?.product ?? '',
      disbursed_amount: application ? getDisbursedAmount(application) : null,
      disbursed_on: application?.status_date ?? null,
      reason: isTakenBack ? entry.remarks : '',
      dispute_id: dispute?.id ?? null,
      dispute_status:
        status === 'open' || status === 'answered' || status === 'resolved' ? status : '',
      unread: dispute?.unread_partner ?? 0,
    };
  });
}

/** Finds the lines of a payout, newest first. */
export async function findPayoutLines(
  reader: Reader<Collections>,
  { id, partner_id }: Pick<PayoutRecord, 'id' | 'partner_id'>,
): Promise<LedgerLine[]> {
  const amounts = await findLedgerAmounts(reader, partner_id, 'disbursal');
  return openLines(
    reader,
    partner_id,
    sortNewestFirst(amounts.filter(({ payout_id }) => payout_id === id)),
  );
}

/** A commission for which its lender paid more than its slabs promise, in ₹. */
interface CommissionOutlier {
  readonly id: string;
  readonly payout_id: string | null;
  readonly application_reference: string;
  readonly amount: number;
  readonly expected_amount: number;
}

/** Finds the commissions among some entries of the ledger for which the lender paid more than its slabs promise. */
export async function findOutliers(
  reader: Reader<Collections>,
  filter: Filter,
): Promise<CommissionOutlier[]> {
  const found = await findEntries(reader, { ...filter, kind: 'commission' });
  const entries = new Map(found.map((entry) => [entry.id, entry]));
  const ids = { id: [...entries.keys()] };
  const applications = await reader.select('applications', FIGURES, { filter: ids });
  const promised = await computePromised(reader, applications);
  return applications.flatMap((application) => {
    const { amount = 0, payout_id = null } = entries.get(application.id) ?? {};
    const expected_amount = promised.get(application)?.revenue ?? 0;
    const application_reference =
      application.reference ?? deriveReference('applications', application.id);
    return amount > expected_amount
      ? { id: application.id, payout_id, application_reference, amount, expected_amount }
      : [];
  });
}
