import type { Collections, LeadRecord } from '../../../data/records';
import { getStatusHistory } from '../../../data/lenders/statusHistory';
import type { Filter, Reader } from '../../../store/port';

type Reading = Reader<Collections>;

const PAGE = 20;

/** Something that happened with a person; the fields are those of a timeline's answer. */
export interface TimelineEvent<K extends string> {
  readonly kind: K;
  readonly at: string;
  readonly code: string;
  readonly name: string;
  readonly text: string;
  readonly record_id: string;
}

export const buildEvent = <const K extends string>(
  event: Pick<TimelineEvent<K>, 'kind' | 'at'> & Partial<TimelineEvent<K>>,
): TimelineEvent<K> => ({
  code: '',
  name: '',
  text: '',
  record_id: '',
  ...event,
});

/** Finds all sign-ins of a borrower, including those whose session has ended. */
export async function findSignIns(store: Reading, user_id: string) {
  const { rows } = await store.find('sign_ins', { filter: { user_id } });
  return rows.map(({ at, device: name }) => buildEvent({ kind: 'sign_in', at, name }));
}

/** Returns the stages that a lead has reached, each with its time. */
export const findSteps = ({ stage, reached, updated_at, product: name }: Readonly<LeadRecord>) =>
  Object.entries({ ...(!reached?.[stage] && { [stage]: updated_at }), ...reached }).map(
    ([code, at]) => buildEvent({ kind: 'step', at, code, name }),
  );

/** Finds applications and their later statuses. */
export async function findApplications(store: Reading, filter: Filter) {
  const { rows } = await store.find('applications', { filter });
  return rows.flatMap((application) => {
    const { id: record_id, created_at, lender_name: name } = application;
    const [, ...later] = getStatusHistory(application);
    return [
      buildEvent({ kind: 'application' as const, at: created_at, name, record_id }),
      ...later.map(({ status: code, noted_at: at, remarks: text }) =>
        buildEvent({ kind: 'status' as const, at, code, name, text, record_id }),
      ),
    ];
  });
}

/** Returns a page of events, the newest first, numbered from the oldest. */
export function toTimelinePage<E extends TimelineEvent<string>>(
  events: readonly E[],
  {
    kind,
    page = 1,
  }: { readonly kind?: E['kind'] | undefined; readonly page?: number | undefined } = {},
) {
  const all = events
    .toSorted((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0))
    .map((event, index) => ({ id: events.length - index, ...event }));
  const own = kind ? all.filter((entry) => entry.kind === kind) : all;
  const data = own.slice((page - 1) * PAGE, page * PAGE);
  return { data, total: own.length, pages: Math.ceil(own.length / PAGE) };
}
