import { getOptionIds } from '@marketplace/shared/schema';
import { nowIso } from '../../../clock';
import type { ApplicationRecord, Collections, LeadRecord, UserRecord } from '../../../data/records';
import { newReference } from '../../../data/specs/references';
import type { Writer } from '../../../store/port';
import { formatShortName } from '../../../data/borrowers/formatShortName';

const stages = getOptionIds('leadStage');

/** Marks the hand-over links of a person as applied. */
async function markProspectsApplied(
  writer: Writer<Collections>,
  { id, partner_id }: Readonly<UserRecord>,
  product: string,
): Promise<void> {
  const { rows } = await writer.find('prospects', {
    filter: { user_id: id, partner_id, product, stage: 'signed_in' },
  });
  for (const prospect of rows) await writer.update('prospects', prospect.id, { stage: 'applied' });
}

/** Preloads the leads and hand-over links of many people into a transaction. */
export async function readLeads(
  writer: Writer<Collections>,
  users: readonly Readonly<UserRecord>[],
): Promise<void> {
  const user_id = users.map(({ id }) => id);
  await writer.find('leads', { filter: { user_id } });
  await writer.find('leads', {
    filter: { mobile_phone_number: users.map(({ sign_in }) => sign_in) },
  });
  await writer.find('prospects', { filter: { user_id } });
}

/** Finds the lead of a person for the partner, or the one that the partner added for the person's number. */
async function findLead(
  writer: Writer<Collections>,
  { id, sign_in, partner_id }: Readonly<UserRecord>,
  product: string,
): Promise<Readonly<LeadRecord> | undefined> {
  const own = { partner_id, product };
  const linked = await writer.find('leads', { filter: { ...own, user_id: id } });
  const added = await writer.find('leads', {
    filter: { ...own, user_id: null, mobile_phone_number: sign_in },
  });
  return linked.rows[0] ?? added.rows[0];
}

/**
 * Records a consumer's stage with a product for the partner who referred them. Never moves a lead to an earlier
 * stage.
 */
export async function recordLead(
  writer: Writer<Collections>,
  user: Readonly<UserRecord>,
  product: string,
  stage: string,
): Promise<Readonly<LeadRecord>> {
  const lead = await findLead(writer, user, product);
  const now = nowIso();
  const shown = { customer_name: formatShortName(user), contact: user.contact, updated_at: now };
  if (stages.indexOf(stage) >= stages.indexOf('applied'))
    await markProspectsApplied(writer, user, product);
  if (lead) {
    const further = stages.indexOf(stage) > stages.indexOf(lead.stage) ? stage : lead.stage;
    const isOpen = stages.indexOf(lead.stage) < stages.indexOf('applied');
    const tracking_link_id = (isOpen && user.tracking_link_id) || (lead.tracking_link_id ?? null);
    return writer.update('leads', lead.id, {
      ...shown,
      user_id: user.id,
      // Keep the name that the partner entered until the person gives one.
      customer_name: shown.customer_name || lead.customer_name,
      stage: further,
      ...(further !== lead.stage && { reached: { ...lead.reached, [further]: now } }),
      tracking_link_id,
    });
  }
  return writer.insert('leads', {
    ...shown,
    reference: await newReference(writer, 'leads'),
    user_id: user.id,
    partner_id: user.partner_id,
    product,
    stage,
    reached: { [stage]: now },
    tracking_link_id: user.tracking_link_id ?? null,
    created_at: now,
  });
}

/** The statuses with which a borrower ends an application. */
const ENDED_BY_BORROWER: readonly string[] = ['withdrawn', 'cancelled'];

/**
 * Moves a lead after a status other than 'disbursed': to 'cancelled' once the borrower has ended all applications for
 * its product, back to 'applied' once none is disbursed any more or one of a cancelled lead goes on.
 */
export async function moveLead(
  writer: Writer<Collections>,
  { id: user_id, partner_id }: Readonly<UserRecord>,
  { product, status }: Readonly<Pick<ApplicationRecord, 'product' | 'status'>>,
): Promise<void> {
  const stage = ENDED_BY_BORROWER.includes(status)
    ? ['applied', 'disbursed']
    : ['cancelled', 'disbursed'];
  const leads = await writer.find('leads', { filter: { user_id, partner_id, product, stage } });
  if (leads.total === 0) return;
  const { rows } = await writer.find('applications', { filter: { user_id, product } });
  if (rows.some((one) => one.status === 'disbursed')) return;
  const isCancelled = rows.every((one) => ENDED_BY_BORROWER.includes(one.status));
  const next = isCancelled ? 'cancelled' : 'applied';
  const now = nowIso();
  for (const lead of leads.rows)
    if (lead.stage !== next)
      await writer.update('leads', lead.id, {
        stage: next,
        reached: { ...lead.reached, [next]: now },
        updated_at: now,
      });
}
