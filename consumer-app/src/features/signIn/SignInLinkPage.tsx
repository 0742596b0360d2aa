import { maskContact } from '@marketplace/shared/format';
import { Spinner } from '@marketplace/shared/ui';
import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { setPartner } from '../../brand';
import { paths } from '../../paths';
import { useProfile } from '../../profile';
import { setRedirect, useSession } from '../../session';
import { LinkOffer } from './LinkOffer';
import { LinkRefused } from './LinkRefused';
import { useLinkSignIn } from './useLinkSignIn';
import { useSignInLink } from './useSignInLink';

/** Applies the brand that the link names. */
function useLinkBrand(): void {
  const [params] = useSearchParams();
  const segment = params.get('partner') ?? '';
  useEffect(() => {
    if (/^[\w-]{1,40}$/.test(segment)) void setPartner(segment);
  }, [segment]);
}

/**
 * The sign-in by emailed link, at /auth. Opening the page does not use up the link, because mail
 * scanners open links too.
 */
export function SignInLinkPage() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { userId, contact, signedIn } = useSession();
  const { detail } = useProfile();
  const link = useSignInLink();
  const here = pathname + search;
  const { sign, dead, busy, failure } = useLinkSignIn(link, here);
  useLinkBrand();
  useEffect(() => {
    if (link === undefined) setRedirect(here, paths.next);
  }, [link, here]);
  if (link === undefined) return <Spinner page />;
  if (link === 'broken' || dead) return <LinkRefused why={dead ? 'dead' : 'broken'} />;
  const same = link.userId === userId;
  const name = detail && (`${detail.firstName} ${detail.lastName}`.trim() || undefined);
  const reached = detail && (detail.phoneNumber || detail.email);
  return (
    <LinkOffer
      kind={signedIn ? (same ? 'same' : 'other') : 'anonymous'}
      contact={same && contact ? maskContact(contact) : undefined}
      present={name ?? (reached ? maskContact(reached) : undefined)}
      busy={busy}
      failure={failure}
      onSign={sign}
      onStay={() => void navigate(paths.next)}
    />
  );
}
