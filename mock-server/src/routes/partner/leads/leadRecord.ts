import type { Session } from '../../../auth/sessions';
import type { Collections, LeadEventRecord, LeadRecord } from '../../../data/records';
import { nowIso } from '../../../clock';
import type { Writer } from '../../../store/port';

/** Stores what an account did about a lead, for the timeline. */
export async function recordLeadEvent(
  writer: Writer<Collections>,
  lead: Readonly<LeadRecord>,
  session: (Pick<Session, 'account_id'> & Partial<Pick<Session, 'apiKey'>>) | undefined,
  event: Pick<LeadEventRecord, 'kind'> & { readonly text?: string },
): Promise<void> {
  const author = await writer.get('accounts', session?.account_id ?? 0);
  await writer.insert('lead_events', {
    lead_id: lead.id,
    at: nowIso(),
    name: author?.name ?? session?.apiKey?.name ?? '',
    kind: event.kind,
    text: event.text ?? '',
  });
}

const NOTES = ['lead_events', 'lead_reminders'] as const;

/** Preloads the partners' notes about many leads into a transaction. */
export async function readLeadNotes(
  writer: Writer<Collections>,
  lead_id: readonly string[],
): Promise<void> {
  for (const collection of NOTES) await writer.find(collection, { filter: { lead_id } });
}

/** Deletes a lead with all of the partner's records about it. */
export async function removeLead(
  writer: Writer<Collections>,
  { id }: Readonly<LeadRecord>,
): Promise<void> {
  for (const collection of NOTES) {
    const { rows } = await writer.find(collection, { filter: { lead_id: id } });
    for (const row of rows) await writer.remove(collection, row.id);
  }
  await writer.remove('leads', id);
}
