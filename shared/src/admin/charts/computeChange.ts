/** The change of a figure since the previous period. */
export type Change =
  | { kind: 'same' }
  /** The previous period has no figure. */
  | { kind: 'fresh' }
  /** `by` is a share, 0.12 for 12 per cent. */
  | { kind: 'up' | 'down'; by: number };

/** Computes the change from `before` to `now`, relative to `before`. */
export function computeChange(now: number, before: number): Change {
  if (now === before) return { kind: 'same' };
  if (before === 0) return { kind: 'fresh' };
  const by = (now - before) / Math.abs(before);
  return { kind: by > 0 ? 'up' : 'down', by: Math.abs(by) };
}

/** Computes the change of a share in points: 0.4 to 0.45 is up by 0.05. */
export function computePointChange(now: number | undefined, before: number | undefined): Change {
  if (before === undefined || now === undefined) return { kind: 'fresh' };
  if (now === before) return { kind: 'same' };
  return { kind: now > before ? 'up' : 'down', by: Math.abs(now - before) };
}
