import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useProfile } from '../common/profileStore';
import { setWanted } from '../common/session';
import { decide } from '../journey/decide';
import { placeAt } from '../journey/places';
import { useFacts } from './useFacts';
import { Waiting } from './Waiting';

const ProfileFailed = lazy(async () => ({
  default: (await import('./ProfileFailed')).ProfileFailed,
}));

/** Shows the page of the address, or goes where the journey says. Nothing else redirects. */
export function Journey({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  const path = pathname + search;
  const facts = useFacts(path);
  const { status } = useProfile();
  const decision = decide(facts, path);
  const forCustomers = placeAt(path).kind === 'customer';
  const asked = decision.do === 'go' && forCustomers && !facts.verified;
  const arrived = decision.do === 'show' && forCustomers;
  useEffect(() => {
    if (asked) setWanted(path);
    if (arrived) setWanted(undefined);
  }, [asked, arrived, path]);
  if (decision.do === 'go') return <Navigate to={decision.to} replace />;
  if (decision.do === 'wait') {
    return (
      <Suspense fallback={<Waiting />}>
        {status === 'failed' ? <ProfileFailed /> : <Waiting />}
      </Suspense>
    );
  }
  return children;
}
