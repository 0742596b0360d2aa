import { groupBy } from '@marketplace/shared/collections';
import { isDeepStrictEqual } from 'node:util';
import { findMonthSlabs, toRupees } from '@marketplace/shared/lending';
import type { ApplicationRecord, Collections, EarningRecord } from '../../../data/records';
import { deriveReference } from '../../../data/specs/references';
import type { Filter, Id, Reader, Writer } from '../../../store/port';
import { type Derivation, replaceDerived } from '../../kit/withDerivedRecords';
import { countDisbursals, getDisbursedAmount, getMonthDays } from '../summary/disbursals';
import type { Commission } from './commissions';
import { findCommissionsAbout, getCommissionDay, getSubject } from './commissions';

/** The number of applications and referrals whose earnings are computed together. */
const BATCH = 1000;

/** The fields of an application that decide on its own earnings and on those of others. */
const PRICE_FIELDS = [
  'lender_id',
  'partner_id',
  'status',
  'status_date',
  'created_at',
  'amount',
  'disbursed_amount',
] as const satisfies readonly (keyof ApplicationRecord)[];

function toEarning(commission: Commission): Omit<EarningRecord, 'version'> {
  const { id, kind, partner_id, disbursal, entry, paise, revenue } = commission;
  const application = disbursal?.application;
  return {
    id,
    subject_id: application?.id ?? (entry ? getSubject(entry) : id),
    kind,
    application_reference: application
      ? (application.reference ?? deriveReference('applications', application.id))
      : (entry?.application_reference ?? ''),
    partner_id,
    lender_id: application?.lender_id ?? null,
    status: application?.status ?? '',
    is_booked: entry !== undefined,
    disbursal_day: getCommissionDay(commission, 'disbursal'),
    application_day: getCommissionDay(commission, 'application'),
    revenue: toRupees(revenue),
    payout: toRupees(paise),
  };
}

/** Updates the earnings of some applications and referrals. */
async function updateEarnings(
  writer: Writer<Collections>,
  subjects: readonly string[],
): Promise<void> {
  for (let start = 0; start < subjects.length; start += BATCH) {
    const subject_id = subjects.slice(start, start + BATCH);
    const commissions = await findCommissionsAbout(writer, subject_id);
    const { rows } = await writer.find('earnings', { filter: { subject_id } });
    await replaceDerived(writer, 'earnings', rows, commissions.map(toEarning));
  }
}

/** Finds the applications and referrals of the earnings that match a filter. */
async function findSubjects(reader: Reader<Collections>, filter: Filter): Promise<string[]> {
  const found = await reader.select('earnings', ['subject_id'], { filter });
  return found.map(({ subject_id }) => subject_id);
}

/** The change in a lender's disbursals of a month. */
interface MonthChange {
  readonly lender_id: number;
  readonly month: string;
  readonly number: number;
  readonly paise: number;
}

function toMonthChange(application: ApplicationRecord | undefined, by: 1 | -1): MonthChange[] {
  if (application?.status !== 'disbursed') return [];
  const { lender_id, status_date } = application;
  const paise = by * Math.round(getDisbursedAmount(application) * 100);
  return [{ lender_id, month: status_date.slice(0, 7), number: by, paise }];
}

/**
 * Finds the other disbursals whose price changes with these: a changed number or average ticket size of a
 * lender's month may select other slabs.
 */
async function findRepriced(
  writer: Writer<Collections>,
  changes: readonly MonthChange[],
): Promise<string[]> {
  const subjects: string[] = [];
  for (const [month, ofMonth] of groupBy(changes, (one) => one.month)) {
    const byLender = groupBy(ofMonth, (one) => one.lender_id);
    const filter = { lender_id: [...byLender.keys()] };
    const days = getMonthDays(month);
    const paid = await countDisbursals(writer, ['lender_id'], filter, days);
    const slabs = await writer.find('lender_revenue', { filter });
    const lenders = [...byLender].flatMap(([lender_id, own]) => {
      const now = paid.find((one) => one.lender_id === lender_id);
      const ownSlabs = slabs.rows.filter((slab) => slab.lender_id === lender_id);
      const findIds = (number: number, paise: number): number[] | undefined =>
        number === 0
          ? undefined
          : findMonthSlabs(ownSlabs, { number, ats: toRupees(paise) / number }).map(({ id }) => id);
      const [number, paise] = [now?.count ?? 0, now?.sums.paid_out ?? 0];
      const before = findIds(
        own.reduce((sum, one) => sum - one.number, number),
        own.reduce((sum, one) => sum - one.paise, paise),
      );
      return isDeepStrictEqual(findIds(number, paise), before) ? [] : [lender_id];
    });
    if (lenders.length === 0) continue;
    const within = { disbursal_day_gte: days.from, disbursal_day_lte: days.to };
    const promised = { lender_id: lenders, is_booked: false, ...within };
    subjects.push(...(await findSubjects(writer, promised)));
  }
  return subjects;
}

/** Remembers the records of a collection as they were before a transaction. */
function rememberRecords<K extends keyof Collections>(writer: Writer<Collections>, collection: K) {
  const before = new Map<Id, Readonly<Collections[K]> | undefined>();
  return {
    async note(id: Id, isNew: boolean): Promise<void> {
      if (!before.has(id)) before.set(id, isNew ? undefined : await writer.get(collection, id));
    },
    /** Finds the records with a change in one of the fields, or with any change. */
    async findChanged(fields?: readonly (keyof Collections[K])[]) {
      type State = Readonly<Collections[K]> | undefined;
      const changed: { readonly old: State; readonly now: State }[] = [];
      for (const [id, old] of before) {
        const now = await writer.get(collection, id);
        const isSame = fields
          ? fields.every((field) => old?.[field] === now?.[field])
          : isDeepStrictEqual(old, now);
        if (!isSame) changed.push({ old, now });
      }
      return changed;
    },
  };
}

/** Derives what each disbursal, claw-back and referral earns. */
export const derivedEarnings: Derivation = {
  collection: 'earnings',
  async listSubjects(reader) {
    const paid = await reader.select('applications', ['id'], {
      filter: { status: 'disbursed' },
      sort: ['status_date', 'ASC'],
    });
    const entries = await reader.select('ledger_entries', ['id', 'claw_back_of']);
    const stored = await findSubjects(reader, {});
    return new Set([...paid.map(({ id }) => id), ...entries.map(getSubject), ...stored]);
  },
  update: updateEarnings,
  watch(writer) {
    const applications = rememberRecords(writer, 'applications');
    const slabs = rememberRecords(writer, 'lender_revenue');
    const partners = rememberRecords(writer, 'partners');
    const subjects = new Set<string>();
    async function noteEntry(id: Id): Promise<void> {
      const entry = await writer.get('ledger_entries', id);
      if (entry) subjects.add(getSubject(entry));
    }
    /** Records the changed applications; returns the changes of the months in which they are disbursed. */
    async function noteApplications(): Promise<MonthChange[]> {
      const others: string[] = [];
      const changes: MonthChange[] = [];
      for (const { old, now } of await applications.findChanged(PRICE_FIELDS)) {
        const months = [...toMonthChange(old, -1), ...toMonthChange(now, 1)];
        changes.push(...months);
        const id = (old ?? now)?.id ?? '';
        if (months.length > 0) subjects.add(id);
        else if (old) others.push(id);
      }
      // An application in a payout earns whatever its present status. A new application has no entries yet.
      if (others.length > 0)
        for (const id of await findSubjects(writer, { subject_id: others })) subjects.add(id);
      return changes;
    }
    return {
      async note(name, id, isNew) {
        if (name === 'applications') await applications.note(id, isNew);
        if (name === 'lender_revenue') await slabs.note(id, isNew);
        if (name === 'partners') await partners.note(id, isNew);
        if (name === 'ledger_entries') await noteEntry(id);
      },
      async update() {
        const repriced = await findRepriced(writer, await noteApplications());
        const ofSlabs = await slabs.findChanged();
        const lender_id = ofSlabs.flatMap(({ old, now }) => (old ?? now)?.lender_id ?? []);
        const terms = await partners.findChanged(['revenue_percent', 'revenue_flat_fee']);
        const partner_id = terms.flatMap(({ old, now }) => (old ?? now)?.id ?? []);
        for (const filter of [{ lender_id }, { partner_id }])
          if (Object.values(filter).flat().length > 0)
            repriced.push(...(await findSubjects(writer, { ...filter, is_booked: false })));
        await updateEarnings(writer, [...new Set([...subjects, ...repriced])]);
      },
    };
  },
};
