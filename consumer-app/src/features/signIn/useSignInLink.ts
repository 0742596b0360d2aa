import { useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readSignInLink, type SignInLink } from './readSignInLink';

/**
 * Reads the sign-in link from the address and removes it at once, so that neither history nor a
 * screenshot contains it. A reload forgets the link.
 */
export function useSignInLink(): SignInLink | 'broken' | undefined {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const found = readSignInLink(hash);
  const [read, setRead] = useState({ hash, link: found });
  // The person may open another link in the same tab.
  if (found !== undefined && hash !== read.hash) setRead({ hash, link: found });
  useLayoutEffect(() => {
    if (found !== undefined) void navigate({ pathname, search }, { replace: true });
  }, [found, pathname, search, navigate]);
  return found ?? read.link;
}
