import type { AnswerOf, getAlerts } from '@marketplace/shared/api';
import { toIndianDay } from '@marketplace/shared/format';
import { agoIso, DAY_MS } from '../../../clock';
import type { Collections } from '../../../data/records';
import type { Reader } from '../../../store/port';
import { loadJobClock } from '../../../data/jobClock';

export type Alert = AnswerOf<typeof getAlerts>['data'][number];

/** Builds an alert; what its kind does not say is empty. */
export const buildAlert = (
  alert: Pick<Alert, 'kind' | 'count' | 'path'> & Partial<Alert>,
): Alert => ({
  name: '',
  since: '',
  before: null,
  now: null,
  jump: null,
  ...alert,
});

/** Days for which a message that no provider has taken raises an alert. */
const FAILED_MESSAGE_DAYS = 7;

/** Tells of jobs and messages that fail, and of a jump of the clock that stops deletions. All are for a full admin. */
export async function findSystemAlerts(store: Reader<Collections>): Promise<Alert[]> {
  const { jumped_from, jumped_to } = await loadJobClock(store);
  const jump = jumped_from && jumped_to ? { from: jumped_from, to: jumped_to } : null;
  const { rows } = await store.find('job_failures', { sort: ['job', 'ASC'] });
  const sent_at_gt = agoIso(FAILED_MESSAGE_DAYS * DAY_MS);
  const lost = await store.find('outbox', {
    filter: { status: 'failed', sent_at_gt },
    sort: ['id', 'ASC'],
    range: [0, 0],
  });
  const [message] = lost.rows;
  return [
    ...(jump ? [buildAlert({ kind: 'clock_jumped', count: 1, path: '/dashboard', jump })] : []),
    ...rows.map(({ job, failures, first_failed_at }) =>
      buildAlert({
        kind: 'job_failed',
        count: failures,
        name: job,
        since: toIndianDay(first_failed_at),
        path: '/dashboard',
      }),
    ),
    ...(message
      ? [
          buildAlert({
            kind: 'messages_failed',
            count: lost.total,
            since: toIndianDay(message.sent_at),
            path: '/dashboard',
          }),
        ]
      : []),
  ];
}
