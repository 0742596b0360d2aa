export interface FunnelStage {
  stage: string;
  /** Leads that reached this stage, including those that went on. */
  reached: number;
  /** Their share of all leads, as a percentage with one decimal. */
  share: number;
  /** Leads that are at this stage now. */
  here: number;
  /** Their share of the leads that reached this stage; the last stage loses nobody. */
  dropOff: number;
}

const computePercent = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((1000 * part) / whole) / 10;

/** Builds the funnel with the loss at each stage. */
export function buildFunnel(stages: readonly { stage: string; reached: number }[]): FunnelStage[] {
  const all = stages[0]?.reached ?? 0;
  return stages.map(({ stage, reached }, place) => {
    const next = stages[place + 1];
    const here = reached - (next?.reached ?? 0);
    return {
      stage,
      reached,
      share: computePercent(reached, all),
      here,
      dropOff: next ? computePercent(here, reached) : 0,
    };
  });
}
