import { newLeadSchema, parseOption, validate } from '@marketplace/shared/schema';
import { maskContact, parseMobile } from '@marketplace/shared/format';
import { importColumnNames } from '@marketplace/shared/resources';
import type { InferType } from 'yup';
import { nowIso } from '../../../../clock';
import { readShownProducts } from '../../../../data/partners/shownProducts';
import type { Collections, LeadRecord } from '../../../../data/records';
import { toLeadView } from '../../../../data/views';
import type { Reader } from '../../../../store/port';
import { defineImportKind } from '../checkFile';
import type { FileRow, ParsedRow, RowProblem } from './importKind';
import { createFailedPlan } from './importKind';
import type { Cell } from '../reading/limits';
import { findLeadProducts, insertLead } from '../../../partner/leads/insertLead';
import { readLeadNotes, removeLead } from '../../../partner/leads/leadRecord';

const KEY = 'mobile_phone_number';
const KEY_PLACE = importColumnNames('leads').indexOf(KEY);

type NewLead = InferType<typeof newLeadSchema>;

/** The products of a customer's leads, and those that the partner shows. */
interface Customer {
  readonly known: ReadonlySet<string> | undefined;
  readonly shown: readonly string[];
}

const PROBLEMS: Readonly<Record<string, RowProblem['problem']>> = {
  customer_name: 'row_name',
  mobile_phone_number: 'row_mobile',
  product: 'row_product',
  postal_code: 'row_pincode',
  language: 'row_language',
};

/** Returns the ten digits of a mobile number, or the cell's own text. */
const toKey = (cell: Cell): string => parseMobile(String(cell)) ?? String(cell).trim();

/** Parses a row by the rules for a lead that is added by hand. */
function parse(cells: FileRow['cells']): ParsedRow<NewLead> {
  const [name, mobile, product, pincode, language] = cells.map((cell) => String(cell ?? '').trim());
  const values = {
    customer_name: name ?? '',
    mobile_phone_number: mobile ?? '',
    product: parseOption('product', product ?? '') ?? product ?? '',
    postal_code: pincode ?? '',
    language: parseOption('customerLanguage', language || 'en') ?? language ?? '',
  };
  const result = validate(newLeadSchema, values, { cast: true });
  if (result.ok) return { values: result.value };
  const problems = Object.entries(PROBLEMS)
    .filter(([column]) => column in result.errors)
    .map(([column, problem]) => ({ column, problem }));
  return { problems };
}

/** Whether anybody has acted on a lead since its import, apart from sending one link. */
async function isActedOn(
  reader: Reader<Collections>,
  { id, stage }: Readonly<LeadRecord>,
): Promise<boolean> {
  if (stage !== 'consent_awaited') return true;
  const events = await reader.find('lead_events', { filter: { lead_id: id } });
  const reminders = await reader.find('lead_reminders', { filter: { lead_id: id }, range: [0, 0] });
  return reminders.total > 0 || events.total > 1 || events.rows.some(({ kind }) => kind !== 'link');
}

/** A partner's file of new leads, which wait for the customers' consent like any other lead. */
export const leads = defineImportKind<NewLead, Customer>({
  name: 'leads',
  key: KEY,
  toKey,
  parse,
  async find(reader, mobiles, { partner_id }) {
    const known = await findLeadProducts(reader, partner_id ?? 0, mobiles);
    const shown = await readShownProducts(reader, partner_id ?? 0);
    return new Map(mobiles.map((mobile) => [mobile, { known: known.get(mobile), shown }]));
  },
  getName: () => ({ record_id: '', record_reference: '' }),
  plan({ product }, customer) {
    if (!customer?.shown.includes(product))
      return createFailedPlan([{ column: 'product', problem: 'row_product_off' }]);
    if (customer.known?.has(product))
      return createFailedPlan([{ column: 'mobile_phone_number', problem: 'row_lead_exists' }]);
    return { outcome: 'differing', before: null, after: null, backward: 0, record_version: 0 };
  },
  async readRecords(writer, rows) {
    const made = rows.flatMap(({ record_id }) => record_id || []);
    await writer.find('leads', { filter: { id: made } });
    await readLeadNotes(writer, made);
    const mobiles = rows.flatMap(({ record_id, cells }) =>
      record_id === '' ? toKey(cells[KEY_PLACE] ?? '') : [],
    );
    await findLeadProducts(writer, rows[0]?.partner_id ?? 0, mobiles);
  },
  async setRow(writer, row, target, { upload_id }) {
    if (target === 'before') {
      const lead = await writer.get('leads', row.record_id);
      // The lead may be gone already if its customer never answered.
      if (!lead) return { record_version: 0 };
      if (await isActedOn(writer, lead)) return undefined;
      await removeLead(writer, lead);
      return { record_version: 0 };
    }
    const parsed = parse(row.cells);
    const { partner_id } = row;
    if (!partner_id || !('values' in parsed)) return undefined;
    const { values } = parsed;
    const shown = await readShownProducts(writer, partner_id);
    const known = await findLeadProducts(writer, partner_id, [values.mobile_phone_number]);
    if (!shown.includes(values.product)) return undefined;
    if (known.get(values.mobile_phone_number)?.has(values.product)) return undefined;
    const lead = await insertLead(writer, partner_id, values, {
      upload_id,
      consent_due_at: nowIso(),
    });
    // From now on only the lead stores the number.
    const cells = row.cells.map((cell) =>
      parseMobile(cell) === values.mobile_phone_number
        ? maskContact(values.mobile_phone_number)
        : cell,
    );
    await writer.update('import_rows', row.id, { cells });
    const { reference } = toLeadView(lead);
    return { record_version: lead.version, record_id: lead.id, record_reference: reference };
  },
});
