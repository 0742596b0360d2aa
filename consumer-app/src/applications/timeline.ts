import type { StatusEntry } from '@marketplace/shared/schema';

/** The way of an application that ends well. */
const WAY = ['applied', 'in_review', 'approved', 'disbursed'] as const;
const ENDS = ['rejected', 'withdrawn'] as const;

export type StepName = (typeof WAY)[number] | (typeof ENDS)[number];

export interface TimelineStep {
  name: StepName;
  state: 'done' | 'now' | 'ahead';
  /** The day on which it came to this step (YYYY-MM-DD); undefined for one that is ahead or was passed over. */
  date: string | undefined;
  /** What the lender wrote with it last; '' for nothing. */
  remarks: string;
}

type History = readonly Pick<StatusEntry, 'status' | 'status_date' | 'remarks'>[];

const stateAt = (index: number, current: number): TimelineStep['state'] => {
  if (index === current) return 'now';
  return index < current ? 'done' : 'ahead';
};

/** When a step was reached: the day it was told first, since the application was last before it. */
function told(history: History, name: StepName): Pick<TimelineStep, 'date' | 'remarks'> {
  const own = history.filter(({ status }) => status === name);
  return {
    date: own[0]?.status_date,
    remarks: own.findLast(({ remarks }) => remarks !== '')?.remarks ?? '',
  };
}

/** The steps of an application by its statuses, oldest first; one that ended otherwise ends with that. */
export const buildTimeline = (status: string, history: History): TimelineStep[] => {
  const end = ENDS.find((name) => name === status);
  if (end) {
    const passed = WAY.filter(
      (name) => name === 'applied' || history.some((entry) => entry.status === name),
    );
    return [
      ...passed.map((name): TimelineStep => ({ name, state: 'done', ...told(history, name) })),
      { name: end, state: 'now', ...told(history, end) },
    ];
  }
  const current = Math.max(
    0,
    WAY.findIndex((name) => name === status),
  );
  return WAY.map((name, index): TimelineStep => {
    const state = stateAt(index, current);
    if (state === 'ahead') return { name, state, date: undefined, remarks: '' };
    return { name, state, ...told(history, name) };
  });
};

/** The step that comes after a status; undefined for one that has ended. */
export const getNextStep = (status: string): StepName | undefined => {
  const current = WAY.findIndex((name) => name === status);
  return current < 0 ? undefined : WAY[current + 1];
};

/** Whether an application may still come to something. */
export const isOpenStatus = (status: string): boolean =>
  status !== 'disbursed' && !ENDS.some((name) => name === status);

/** How a status is coloured beside its word and shape. */
export const getStatusTone = (status: string): 'good' | 'bad' | 'open' => {
  if (status === 'approved' || status === 'disbursed') return 'good';
  return ENDS.some((name) => name === status) ? 'bad' : 'open';
};
