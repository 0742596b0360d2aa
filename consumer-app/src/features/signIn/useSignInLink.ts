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
  const [link, setLink] = useState(() => readSignInLink(hash));
  useLayoutEffect(() => {
    const found = readSignInLink(hash);
    if (found === undefined) return;
    setLink(found);
    void navigate({ pathname, search }, { replace: true });
  }, [hash, pathname, search, navigate]);
  return link;
}
