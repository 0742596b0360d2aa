/** The way of an application that ends well. */
const WAY = ['applied', 'in_review', 'approved', 'disbursed'] as const;
const ENDS = ['rejected', 'withdrawn'] as const;

export type StepName = (typeof WAY)[number] | (typeof ENDS)[number];

export interface TimelineStep {
  name: StepName;
  state: 'done' | 'now' | 'ahead';
}

const stateAt = (index: number, current: number): TimelineStep['state'] => {
  if (index === current) return 'now';
  return index < current ? 'done' : 'ahead';
};

/** The steps of an application with a status; one that ended otherwise ends with that. */
export const timelineOf = (status: string): TimelineStep[] => {
  const end = ENDS.find((name) => name === status);
  if (end) {
    return [
      { name: 'applied', state: 'done' },
      { name: end, state: 'now' },
    ];
  }
  const current = Math.max(
    0,
    WAY.findIndex((name) => name === status),
  );
  return WAY.map((name, index) => ({ name, state: stateAt(index, current) }));
};

/** How a status is coloured beside its word and shape. */
export const toneOf = (status: string): 'good' | 'bad' | 'open' => {
  if (status === 'approved' || status === 'disbursed') return 'good';
  return ENDS.some((name) => name === status) ? 'bad' : 'open';
};
