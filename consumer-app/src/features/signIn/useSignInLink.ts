import { useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readSignInLink, type SignInLink } from './readSignInLink';

/**
 * The sign-in link of the address, which is out of the address as soon as it has been read: neither
 * history nor a picture of the screen shows it. A reload forgets it.
 */
export function useSignInLink(): SignInLink | 'broken' | undefined {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const found = readSignInLink(hash);
  const [read, setRead] = useState({ hash, link: found });
  // Another link may be opened in the tab that is here already.
  if (found !== undefined && hash !== read.hash) setRead({ hash, link: found });
  useLayoutEffect(() => {
    if (found !== undefined) void navigate({ pathname, search }, { replace: true });
  }, [found, pathname, search, navigate]);
  return found ?? read.link;
}
