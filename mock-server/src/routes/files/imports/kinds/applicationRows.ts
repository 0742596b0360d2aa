import type { ApplicationRecord, Collections } from '../../../../data/records';
import { deriveReference } from '../../../../data/specs/references';
import { toApplicationView } from '../../../../data/views';
import type { Reader, Selected } from '../../../../store/port';
import { buildApplicationScope } from '@marketplace/shared/api';
import type {
  ImportKindDefinition,
  MissingRecords,
  ParsedRow,
  PlannedRow,
  RowPlan,
} from './importKind';
import { createFailedPlan } from './importKind';
import {
  listProblems,
  parseDateCell,
  parsePaymentCell,
  parseReferenceCell,
  parseRemarksCell,
} from './parseCell';
import { yieldToEventLoop } from '../../../../data/yieldToEventLoop';

type App = Readonly<ApplicationRecord>;

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u;

/** Finds applications by their ids or their references, in lower case. */
export async function findApplications(
  reader: Reader<Collections>,
  keys: readonly string[],
): Promise<Map<string, App>> {
  const id = keys.filter((key) => UUID.test(key));
  const reference = keys.filter((key) => !UUID.test(key)).map((key) => key.toUpperCase());
  const byId = id.length > 0 ? (await reader.find('applications', { filter: { id } })).rows : [];
  const byReference =
    reference.length > 0 ? (await reader.find('applications', { filter: { reference } })).rows : [];
  return new Map([
    ...byId.map((one): [string, App] => [one.id, one]),
    ...byReference.map((one): [string, App] => [
      toApplicationView(one).reference.toLowerCase(),
      one,
    ]),
  ]);
}

/** The parts of an import kind whose rows name applications. */
export const applicationRows = {
  key: 'application_id',
  toKey: parseReferenceCell,
  find: findApplications,
  getName: (one) => ({ record_id: one.id, record_reference: toApplicationView(one).reference }),
} as const satisfies Partial<ImportKindDefinition<never, App>>;

/** The plan of a row that names no application. */
export const unknownApplication = (outcome: 'error' | 'unknown'): RowPlan =>
  createFailedPlan([{ column: 'application_id', problem: 'row_unknown_application' }], outcome);

/** A payment that a lender reports: an amount in ₹ on a day. */
export interface Payment {
  readonly amount: number;
  readonly date: string;
  readonly remarks: string;
}

/** Parses the cells of a payment: application, amount, date and remarks. */
export const parsePayment =
  (amountColumn: string, dateColumn: string) =>
  ([, ...cells]: Parameters<
    ImportKindDefinition<Payment, App>['parse']
  >[0]): ParsedRow<Payment> => {
    const amount = parsePaymentCell(cells[0]);
    const date = parseDateCell(cells[1]);
    const remarks = parseRemarksCell(cells[2]);
    if (amount.ok && date.ok && remarks.ok)
      return { values: { amount: amount.value, date: date.value, remarks: remarks.value } };
    return { problems: listProblems({ [amountColumn]: amount, [dateColumn]: date, remarks }) };
  };

const MISSING = [
  'id',
  'version',
  'reference',
  'status',
  'status_date',
  'amount',
  'disbursed_amount',
] as const satisfies readonly (keyof ApplicationRecord)[];

type Missing = Selected<ApplicationRecord, (typeof MISSING)[number]>;

const toMissing = (one: Missing): PlannedRow => ({
  row: 0,
  outcome: 'missing',
  record_id: one.id,
  record_reference: one.reference ?? deriveReference('applications', one.id),
  cells: [],
  column: '',
  problem: '',
  backward: 0,
  before: {
    status: one.status,
    date: one.status_date,
    amount: one.disbursed_amount ?? one.amount,
    remarks: '',
  },
  after: null,
  record_version: one.version,
});

/**
 * Finds our disbursals of the file's lenders and period that the file leaves out. `selectMissing` picks those
 * that a file of the kind should contain.
 */
export function findMissingDisbursals(
  getDay: (payment: Payment, application: App) => string,
  selectMissing: (
    reader: Reader<Collections>,
    disbursed: readonly Missing[],
  ) => Promise<readonly Missing[]>,
): MissingRecords<Payment, App> {
  const lenders = new Set<number>();
  let from = '';
  let to = '';
  return {
    note(payment, application) {
      lenders.add(application.lender_id);
      const day = getDay(payment, application);
      if (!from || day < from) from = day;
      if (day > to) to = day;
    },
    async find(reader, isNamed) {
      if (!from) return [];
      const disbursed = await reader.select('applications', MISSING, {
        filter: { ...buildApplicationScope('disbursal', { from, to }), lender_id: [...lenders] },
        sort: ['id', 'ASC'],
      });
      const missing: PlannedRow[] = [];
      for (const [index, one] of (await selectMissing(reader, disbursed)).entries()) {
        await yieldToEventLoop(index);
        if (!isNamed(one.id)) missing.push(toMissing(one));
      }
      return missing;
    },
  };
}
