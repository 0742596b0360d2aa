let navigations = 0;

/** Counts a navigation; the app calls it at every change of its address. */
export function recordNavigation(): void {
  navigations += 1;
}

/**
 * Returns a function that tells whether the person is still on the page where the guard was
 * created.
 * An answer that arrives after they left must not navigate:
 * `const isStillHere = createNavigationGuard(); await …; if (isStillHere()) …`.
 */
export function createNavigationGuard(): () => boolean {
  const before = navigations;
  // The address changes as soon as a link is pressed, the count only when the page's code has loaded.
  const { pathname } = window.location;
  return () => navigations === before && window.location.pathname === pathname;
}
