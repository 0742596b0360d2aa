import { type NavigateOptions, useNavigate } from 'react-router-dom';
import { createNavigationGuard } from './navigationGuard';

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
