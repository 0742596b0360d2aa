import { useState } from 'react';
import { useSharedTexts } from '../../i18n';
import type { SignInLink } from './readSignInLink';
import { signInByLink } from './signInByLink';

/** Signs in with a link, one call at a time; after a temporary failure the link can be used again. */
export function useLinkSignIn(link: SignInLink | 'broken' | undefined, from: string) {
  const shared = useSharedTexts();
  const [dead, setDead] = useState<unknown>();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const sign = async () => {
    if (busy || link === undefined || link === 'broken') return;
    setBusy(true);
    try {
      if ((await signInByLink(link, from)) === 'dead') setDead(link);
    } catch (error) {
      setFailure((error instanceof Error && error.message) || shared('server.offline'));
    }
    setBusy(false);
  };
  return { sign: () => void sign(), dead: link !== undefined && dead === link, busy, failure };
}
