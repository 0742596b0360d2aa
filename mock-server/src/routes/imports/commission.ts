import { computePartnerShare } from '@marketplace/shared/lending';
import { indianDay } from '../../data/indianDay';
import { applicationView } from '../../data/views';
import type { ImportKind } from './importPlan';
import { failedPlan } from './importPlan';

/** A lender's statement of what it pays for disbursals. It writes the partners' ledger. */
export const commission: ImportKind = {
  name: 'commission',
  async plan(reader, { amount, date, remarks }, application) {
    if (application.status !== 'disbursed')
      return failedPlan('row_not_disbursed', 'application_id');
    if (date > indianDay()) return failedPlan('row_future', 'commission_date');
    if (date < indianDay(application.created_at))
      return failedPlan('row_before_application', 'commission_date');
    const entry = await reader.get('ledger_entries', application.id);
    const before = entry
      ? {
          status: '',
          date: entry.booked_on,
          amount: entry.amount,
          remarks: entry.remarks,
          partner_amount: entry.partner_amount,
        }
      : null;
    const isSame = entry?.amount === amount && entry.booked_on === date;
    if (entry?.payout_id && !isSame) return failedPlan('row_in_payout', 'commission_amount');
    const partner = await reader.get('partners', application.partner_id);
    const partner_amount = computePartnerShare(amount, partner ?? {});
    return {
      outcome: isSame ? 'matched' : 'differing',
      before,
      after: isSame ? null : { status: '', date, amount, remarks, partner_amount },
      backward: entry && !isSame ? 1 : 0,
      record_version: entry?.version ?? 0,
    };
  },
  isMissing: async (reader, { id }) => (await reader.get('ledger_entries', id)) === undefined,
  async setRow(writer, { record_id, record_version, before, after }, target, { upload_id }) {
    const entry = await writer.get('ledger_entries', record_id);
    if ((entry?.version ?? 0) !== record_version) return undefined;
    const values = target === 'after' ? after : before;
    if (entry?.payout_id) return undefined;
    if (!values || values.amount === null) {
      if (entry) await writer.remove('ledger_entries', record_id);
      return 0;
    }
    const application = await writer.get('applications', record_id);
    if (!application || (target === 'after' && application.status !== 'disbursed'))
      return undefined;
    const booked = {
      amount: values.amount,
      partner_amount: values.partner_amount ?? 0,
      booked_on: values.date,
      remarks: values.remarks,
      upload_id,
    };
    if (entry) return (await writer.update('ledger_entries', record_id, booked)).version;
    const made = await writer.insert('ledger_entries', {
      id: record_id,
      partner_id: application.partner_id,
      kind: 'commission',
      lender_id: application.lender_id,
      application_reference: applicationView(application).reference,
      ...booked,
    });
    return made.version;
  },
};
