let moves = 0;

/** The app calls it at every change of its address. */
export function recordNavigation(): void {
  moves += 1;
}

/**
 * Tells later whether the person has stayed where they are now. An answer that comes after they have
 * left must not carry them off: `const here = stays(); await …; if (here()) …`.
 */
export function createNavigationGuard(): () => boolean {
  const before = moves;
  return () => moves === before;
}
