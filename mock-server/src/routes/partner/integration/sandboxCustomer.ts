import { randomUUID } from 'node:crypto';
import { computeEmi } from '@marketplace/shared/lending';
import { getIndianToday } from '../../../data/indianDay';
import { buildStatusChange, getInitialStatus } from '../../../data/lenders/statusHistory';
import type { ApplicationRecord, Collections, LeadRecord } from '../../../data/records';
import { deriveReference } from '../../../data/specs/references';
import { nowIso } from '../../../clock';
import type { Writer } from '../../../store/port';

type SandboxWriter = Writer<Collections>;
type Lead = Readonly<LeadRecord>;
type Application = Readonly<ApplicationRecord>;

/** The stages of a lead whose customer has applied. */
const APPLIED: readonly string[] = ['applied', 'disbursed'];

/** The loan for which a customer of the sandbox applies. */
const LOAN = { amount: 200_000, tenure_months: 24, annual_rate: 18 } as const;

/** The fields of a sandbox lead that its customer brings. */
export type SandboxCustomer = Pick<
  LeadRecord,
  'user_id' | 'partner_id' | 'product' | 'customer_name' | 'contact'
> &
  Partial<Pick<LeadRecord, 'postal_code' | 'mobile_phone_number' | 'language'>>;

/** Makes a lead of the sandbox, which no live list, figure or report holds. */
export async function insertSandboxLead(
  writer: SandboxWriter,
  customer: SandboxCustomer,
  stage: string,
): Promise<Lead> {
  const id = randomUUID();
  const created_at = nowIso();
  return writer.insert('sandbox_leads', {
    id,
    reference: deriveReference('leads', id),
    ...customer,
    stage,
    consented_at: null,
    created_at,
    updated_at: created_at,
  });
}

/** Finds a lender whose slabs pay for the product, so that a disbursal in the sandbox earns something. */
async function findLender(writer: SandboxWriter, product: string) {
  const { rows: slabs } = await writer.find('lender_revenue', { sort: ['sort_order', 'ASC'] });
  const paying = new Set(slabs.map(({ lender_id }) => lender_id));
  const { rows } = await writer.find('lenders', {
    filter: { deleted_at: null, lender_status: 1 },
    sort: ['id', 'ASC'],
  });
  const offering = rows.filter((lender) => lender.product === product);
  return offering.find(({ id }) => paying.has(id)) ?? rows.find(({ id }) => paying.has(id));
}

async function insertSandboxApplication(writer: SandboxWriter, lead: Lead): Promise<Application> {
  const id = randomUUID();
  const created_at = nowIso();
  const lender = await findLender(writer, lead.product);
  const { amount, tenure_months, annual_rate } = LOAN;
  return writer.insert('sandbox_applications', {
    id,
    reference: deriveReference('applications', id),
    user_id: lead.user_id ?? lead.id,
    lender_id: lender?.id ?? 0,
    lender_name: lender?.name ?? '',
    partner_id: lead.partner_id,
    customer_name: lead.customer_name,
    product: lead.product,
    ...LOAN,
    apr: annual_rate,
    emi: computeEmi({
      principal: amount,
      monthlyRate: annual_rate / 12,
      tenureMonths: tenure_months,
    }),
    status: 'applied',
    status_date: getIndianToday(),
    remarks: '',
    disbursed_amount: null,
    history: [getInitialStatus(created_at)],
    created_at,
    updated_at: created_at,
  });
}

const findApplication = async (writer: SandboxWriter, { id, user_id, product }: Lead) => {
  const filter = { user_id: user_id ?? id, product };
  return (await writer.find('sandbox_applications', { filter })).rows[0];
};

/** Moves a lead of the sandbox to a stage, as a customer would; from `applied` on it has an application. */
export async function moveLead(writer: SandboxWriter, lead: Lead, stage: string): Promise<Lead> {
  const updated_at = nowIso();
  const consent = stage === 'consented' ? { consented_at: updated_at } : {};
  const moved =
    lead.stage === stage
      ? lead
      : await writer.update('sandbox_leads', lead.id, { stage, updated_at, ...consent });
  if (!APPLIED.includes(stage)) return moved;
  const application =
    (await findApplication(writer, moved)) ?? (await insertSandboxApplication(writer, moved));
  if (stage === 'disbursed') await setStatus(writer, application, 'disbursed');
  return moved;
}

async function setStatus(
  writer: SandboxWriter,
  application: Application,
  status: string,
): Promise<Application> {
  if (application.status === status) return application;
  const entry = { status, status_date: getIndianToday(), remarks: '' };
  return writer.update('sandbox_applications', application.id, {
    ...buildStatusChange(application, entry),
    disbursed_amount: status === 'disbursed' ? application.amount : null,
  });
}

/** Sets the status of an application of the sandbox, as a lender would; a payout moves the lead, too. */
export async function moveApplication(
  writer: SandboxWriter,
  application: Application,
  status: string,
): Promise<Application> {
  const { user_id, partner_id, product } = application;
  const saved = await setStatus(writer, application, status);
  if (status !== 'disbursed') return saved;
  const { rows } = await writer.find('sandbox_leads', { filter: { partner_id, product } });
  const lead = rows.find((one) => (one.user_id ?? one.id) === user_id);
  if (lead) await moveLead(writer, lead, 'disbursed');
  return saved;
}
