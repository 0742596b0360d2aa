export interface FunnelStage {
  stage: string;
  /** Leads that got here, those that went on included. */
  reached: number;
  /** Of all leads, as a percentage with one decimal. */
  share: number;
  /** Leads that stand here now. */
  here: number;
  /** Those, of what reached this stage; the last stage loses nobody. */
  dropOff: number;
}

const percentOf = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((1000 * part) / whole) / 10;

/** A funnel with what is lost from stage to stage. */
export function buildFunnel(stages: readonly { stage: string; reached: number }[]): FunnelStage[] {
  const all = stages[0]?.reached ?? 0;
  return stages.map(({ stage, reached }, place) => {
    const next = stages[place + 1];
    const here = reached - (next?.reached ?? 0);
    return {
      stage,
      reached,
      share: percentOf(reached, all),
      here,
      dropOff: next ? percentOf(here, reached) : 0,
    };
  });
}
