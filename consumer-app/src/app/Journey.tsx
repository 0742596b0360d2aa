import { type ReactNode, Suspense, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useProfile } from '../profile';
import { setReturnPath } from '../session';
import { findHiddenProduct, resolveRoute } from '../journey/resolveRoute';
import { findRoute } from '../journey/routes';
import { lazyPage } from './pages/lazyPage';
import { useJourneyState } from './useJourneyState';
import { PagePending } from './pages/PagePending';

const ProfileFailed = lazyPage(async () => (await import('./ProfileFailed')).ProfileFailed);

/** Shows the page of the address, or redirects as the journey decides. No other component redirects. */
export function Journey({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  const path = pathname + search;
  const facts = useJourneyState(path);
  const { failed } = useProfile();
  const decision = resolveRoute(facts, path);
  const forCustomers = findRoute(path).kind === 'customer';
  const asked = decision.do === 'go' && forCustomers && !facts.verified;
  const arrived = decision.do === 'show' && forCustomers;
  useEffect(() => {
    if (asked) setReturnPath(path);
    if (arrived) setReturnPath(undefined);
  }, [asked, arrived, path]);
  // While the next page's code loads, the address is that page's already: a redirect would replace it.
  if (decision.do === 'go' && pathname === window.location.pathname)
    return <Navigate to={decision.to} replace state={{ hidden: findHiddenProduct(facts, path) }} />;
  if (decision.do === 'wait') {
    return (
      <Suspense fallback={<PagePending />}>{failed ? <ProfileFailed /> : <PagePending />}</Suspense>
    );
  }
  return children;
}
