import { maskContact } from '@marketplace/shared/format';
import { Spinner, buttonClass } from '@marketplace/shared/ui';
import { useEffect, useState, useLayoutEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { setPartner } from '../../brand';
import { paths } from '../../paths';
import { useProfile } from '../../profile';
import { setRedirect, useSession } from '../../session';
import { LinkOffer } from './LinkOffer';
import { useTexts, useSharedTexts } from '../../i18n';
import { Link, Notice } from '../../ui';
import { signInLinkTexts } from './linkTexts';
import { type SignInLink, readSignInLink } from './readSignInLink';
import { signInByLink } from './signInByLink';

/**
 * Reads the sign-in link from the address and removes it at once, so that neither history nor a
 * screenshot contains it. A reload forgets the link.
 */
function useSignInLink(): SignInLink | 'broken' | undefined {
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

/** Signs in with a link, one call at a time; after a temporary failure the link can be used again. */
function useLinkSignIn(link: SignInLink | 'broken' | undefined, from: string) {
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

/** Shown if a sign-in link is incomplete or has expired. */
function LinkRefused({ why }: { why: 'broken' | 'dead' }) {
  const t = useTexts(signInLinkTexts);
  return (
    <Notice
      title={t(`${why}.title`)}
      actions={
        <Link className={buttonClass()} to={paths.login}>
          {t('again')}
        </Link>
      }
    >
      <p role={why === 'dead' ? 'alert' : undefined}>{t(`${why}.text`)}</p>
    </Notice>
  );
}

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
  const name = detail?.name || undefined;
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
