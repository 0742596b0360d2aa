import { type NavigateOptions, useNavigate } from 'react-router-dom';

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

/**
 * Returns a function that does some work and then navigates to the path that the work answers,
 * unless the person has left the page meanwhile. A failure of the work goes to the caller.
 */
export function useNavigateAfter() {
  const navigate = useNavigate();
  return async (work: () => Promise<string>, options?: NavigateOptions): Promise<void> => {
    const isStillHere = createNavigationGuard();
    const path = await work();
    if (isStillHere()) await navigate(path, options);
  };
}
