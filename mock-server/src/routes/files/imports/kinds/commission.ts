import { computePartnerShare, type PartnerTerms } from '@marketplace/shared/lending';
import { toIndianDay } from '@marketplace/shared/format';
import { getIndianToday } from '../../../../data/indianDay';
import type { ApplicationRecord, PartnerRecord } from '../../../../data/records';
import type { LedgerEntryRecord } from '../../../../data/uploads';
import { toApplicationView } from '../../../../data/views';
import {
  type Payment,
  applicationRows,
  findApplications,
  findMissingDisbursals,
  parsePayment,
  unknownApplication,
} from './applicationRows';
import { computePromised } from '../../../earnings/summary/earnings';
import { defineImportKind } from '../checkFile';
import type { RowProblem } from './importKind';
import { createFailedPlan } from './importKind';

interface Booking extends Readonly<ApplicationRecord> {
  readonly entry: Readonly<LedgerEntryRecord> | undefined;
  readonly partner: Readonly<PartnerRecord> | undefined;
  /** What the lender's slabs promise, in ₹. */
  readonly promised: number;
}

const pickTerms = ({ revenue_percent = null, revenue_flat_fee = null }: PartnerTerms) => ({
  revenue_percent,
  revenue_flat_fee,
});

/** A lender's statement of what it pays for disbursals. It writes the partners' ledger. */
export const commission = defineImportKind<Payment, Booking>({
  ...applicationRows,
  name: 'commission',
  parse: parsePayment('commission_amount', 'commission_date'),
  async find(reader, keys) {
    const applications = await findApplications(reader, keys);
    const found = [...applications.values()];
    const disbursed = found.filter(({ status }) => status === 'disbursed');
    const [promised, entries, partners] = await Promise.all([
      computePromised(reader, disbursed),
      reader.find('ledger_entries', { filter: { id: found.map(({ id }) => id) } }),
      reader.find('partners', {
        filter: { id: [...new Set(found.map(({ partner_id }) => partner_id))] },
      }),
    ]);
    const entriesById = new Map(entries.rows.map((entry) => [entry.id, entry]));
    const partnersById = new Map(partners.rows.map((partner) => [partner.id, partner]));
    return new Map(
      [...applications].map(([key, application]) => [
        key,
        {
          ...application,
          entry: entriesById.get(application.id),
          partner: partnersById.get(application.partner_id),
          promised: promised.get(application)?.revenue ?? 0,
        },
      ]),
    );
  },
  plan({ amount, date, remarks }, application) {
    if (!application) return unknownApplication('unknown');
    const problems: RowProblem[] = [];
    if (application.status !== 'disbursed')
      problems.push({ column: 'application_id', problem: 'row_not_disbursed' });
    if (date > getIndianToday())
      problems.push({ column: 'commission_date', problem: 'row_future' });
    if (date < toIndianDay(application.created_at))
      problems.push({ column: 'commission_date', problem: 'row_before_application' });
    if (problems.length > 0) return createFailedPlan(problems);
    const { entry, partner, promised } = application;
    const before = entry
      ? {
          status: '',
          date: entry.booked_on,
          amount: entry.amount,
          remarks: entry.remarks,
          partner_amount: entry.partner_amount,
          ...pickTerms(entry),
        }
      : null;
    const isSame = entry?.amount === amount && entry.booked_on === date;
    if (entry?.payout_id && !isSame)
      return createFailedPlan([{ column: 'commission_amount', problem: 'row_in_payout' }]);
    const partner_amount = computePartnerShare(amount, partner ?? {});
    return {
      outcome: isSame ? 'matched' : 'differing',
      before,
      after: isSame
        ? null
        : {
            status: '',
            date,
            amount,
            remarks,
            partner_amount,
            expected_amount: promised,
            ...pickTerms(partner ?? {}),
          },
      backward: entry && !isSame ? 1 : 0,
      record_version: entry?.version ?? 0,
    };
  },
  findMissing: () =>
    findMissingDisbursals(
      (_, application) => application.status_date,
      async (reader, disbursed) => {
        const id = disbursed.map((one) => one.id);
        const entries = await reader.select('ledger_entries', ['id'], { filter: { id } });
        const booked = new Set(entries.map((entry) => entry.id));
        return disbursed.filter((one) => !booked.has(one.id));
      },
    ),
  async readRecords(writer, rows) {
    const id = rows.map(({ record_id }) => record_id);
    await writer.find('applications', { filter: { id } });
    await writer.find('ledger_entries', { filter: { id } });
  },
  async setRow(writer, { record_id, record_version, before, after }, target, { upload_id }) {
    const entry = await writer.get('ledger_entries', record_id);
    if ((entry?.version ?? 0) !== record_version) return undefined;
    const values = target === 'after' ? after : before;
    if (entry?.payout_id) return undefined;
    if (!values || values.amount === null) {
      if (entry) await writer.remove('ledger_entries', record_id);
      return { record_version: 0 };
    }
    const application = await writer.get('applications', record_id);
    if (!application || (target === 'after' && application.status !== 'disbursed'))
      return undefined;
    const booked = {
      amount: values.amount,
      partner_amount: values.partner_amount ?? 0,
      ...pickTerms(values),
      booked_on: values.date,
      remarks: values.remarks,
      upload_id,
    };
    if (entry) {
      const { version } = await writer.update('ledger_entries', record_id, booked);
      return { record_version: version };
    }
    const made = await writer.insert('ledger_entries', {
      id: record_id,
      partner_id: application.partner_id,
      kind: 'commission',
      lender_id: application.lender_id,
      application_reference: toApplicationView(application).reference,
      ...booked,
    });
    return { record_version: made.version };
  },
});
