import {
  APPLICATION_STEPS,
  FAILED_STATUSES,
  type OwnApplication,
} from '@marketplace/shared/schema';

export type StepName = (typeof APPLICATION_STEPS)[number] | (typeof FAILED_STATUSES)[number];

export interface TimelineStep {
  name: StepName;
  state: 'done' | 'now' | 'ahead';
  /** Day on which the application reached this step (YYYY-MM-DD); undefined for a future or skipped step. */
  date: string | undefined;
  /** The lender's last reason for this step; null if there is none. */
  reason: string | null;
  /** The lender's last words to the borrower on this step; '' if there are none. */
  remarks: string;
}

type History = readonly Pick<
  OwnApplication['history'][number],
  'status' | 'status_date' | 'reason' | 'remarks'
>[];

const getState = (index: number, current: number): TimelineStep['state'] => {
  if (index === current) return 'now';
  return index < current ? 'done' : 'ahead';
};

/** The date of a step's first entry in the history, and the last reason and words on it. */
function findEntry(
  history: History,
  name: StepName,
): Pick<TimelineStep, 'date' | 'reason' | 'remarks'> {
  const own = history.filter(({ status }) => status === name);
  return {
    date: own[0]?.status_date,
    reason: own.findLast(({ reason }) => reason !== null)?.reason ?? null,
    remarks: own.findLast(({ remarks }) => remarks !== '')?.remarks ?? '',
  };
}

/**
 * Builds the steps of an application from its statuses, oldest first; one that failed ends with that
 * status.
 */
export const buildTimeline = (status: string, history: History): TimelineStep[] => {
  const end = FAILED_STATUSES.find((name) => name === status);
  if (end) {
    const passed = APPLICATION_STEPS.filter(
      (name) => name === 'applied' || history.some((entry) => entry.status === name),
    );
    return [
      ...passed.map((name): TimelineStep => ({ name, state: 'done', ...findEntry(history, name) })),
      { name: end, state: 'now', ...findEntry(history, end) },
    ];
  }
  const current = Math.max(
    0,
    APPLICATION_STEPS.findIndex((name) => name === status),
  );
  return APPLICATION_STEPS.map((name, index): TimelineStep => {
    const state = getState(index, current);
    if (state === 'ahead') return { name, state, date: undefined, reason: null, remarks: '' };
    return { name, state, ...findEntry(history, name) };
  });
};

/** The step after a status; undefined if the application has ended. */
export const getNextStep = (status: string): StepName | undefined => {
  const current = APPLICATION_STEPS.findIndex((name) => name === status);
  return current < 0 ? undefined : APPLICATION_STEPS[current + 1];
};

export const isOpenStatus = (status: string): boolean =>
  status !== 'disbursed' && !FAILED_STATUSES.some((name) => name === status);

export const getStatusTone = (status: string): 'good' | 'bad' | 'open' => {
  if (status === 'approved' || status === 'disbursed') return 'good';
  return FAILED_STATUSES.some((name) => name === status) ? 'bad' : 'open';
};
