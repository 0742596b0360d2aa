import type { AnswerOf, getLeadTimeline } from '@marketplace/shared/api';
import type { Collections, LeadEventRecord, LeadRecord } from '../../../data/records';
import type { Reader } from '../../../store/port';
import {
  buildEvent,
  findApplications,
  findSignIns,
  findSteps,
  type TimelineEvent,
} from '../../customers/timeline/events';

type Kind = AnswerOf<typeof getLeadTimeline>['data'][number]['kind'];
type Event = TimelineEvent<Kind>;
type Lead = Readonly<LeadRecord>;

function toEvent({ kind, at, name, text }: Readonly<LeadEventRecord>): Event {
  return kind === 'note'
    ? buildEvent({ kind, at, name, text })
    : buildEvent({ kind: 'contact', at, code: kind, name });
}

/** Finds the steps of the lead itself: added, consented, and the stages that the customer has reached since. */
function listLeadSteps(lead: Lead): Event[] {
  const { product: name, created_at, consented_at } = lead;
  const isAdded = lead.mobile_phone_number !== undefined;
  return [
    buildEvent({ kind: 'lead', at: created_at, name, code: isAdded ? 'added' : 'came' }),
    ...(consented_at ? [buildEvent({ kind: 'consent' as const, at: consented_at })] : []),
    ...findSteps(lead).filter(({ code }) => !code.startsWith('consent')),
  ];
}

/** Finds the events of a signed-in person that the partner may see: no device, no lender's remarks. */
async function findUserEvents(
  reader: Reader<Collections>,
  { user_id, partner_id }: Lead,
  since = '',
): Promise<Event[]> {
  if (!user_id) return [];
  const signIns = await findSignIns(reader, user_id);
  const applications = await findApplications(reader, { user_id, partner_id });
  return [
    ...signIns.filter(({ at }) => at >= since).map((event) => ({ ...event, name: '' })),
    ...applications.map((event) => ({ ...event, text: '' })),
  ];
}

/**
 * Finds the partner's leads of the same customer. A number that has not signed in does not prove who owns it,
 * so these are only the leads that the partner added with it.
 */
async function findLeadsOfCustomer(
  reader: Reader<Collections>,
  { id, user_id, partner_id, mobile_phone_number }: Lead,
): Promise<readonly Lead[]> {
  const customer = user_id ? { user_id } : { user_id, mobile_phone_number };
  if (!user_id && !mobile_phone_number)
    return (await reader.find('leads', { filter: { id } })).rows;
  return (await reader.find('leads', { filter: { ...customer, partner_id } })).rows;
}

/** Finds all events of a lead's customer, of every product, that the partner may see. */
export async function findLeadEvents(reader: Reader<Collections>, lead: Lead): Promise<Event[]> {
  const leads = await findLeadsOfCustomer(reader, lead);
  const filter = { lead_id: leads.map(({ id }) => id) };
  const own = await reader.find('lead_events', { filter });
  const reminders = await reader.find('lead_reminders', { filter });
  return [
    ...leads.flatMap(listLeadSteps),
    ...(await findUserEvents(
      reader,
      lead,
      leads.map(({ created_at }) => created_at).toSorted()[0],
    )),
    ...own.rows.map(toEvent),
    ...reminders.rows.flatMap(({ created_at, done_at, text }) => [
      buildEvent({ kind: 'reminder' as const, at: created_at, code: 'set', text }),
      ...(done_at
        ? [buildEvent({ kind: 'reminder' as const, at: done_at, code: 'done', text })]
        : []),
    ]),
  ];
}
