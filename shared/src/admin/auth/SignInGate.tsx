import {
  type ComponentType,
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react';
import type { Client } from '../../api';
import { type Brand, localizeBrand } from '../../branding';
import type { Language } from '../../i18n';
import {
  changePassword,
  clearInputsOfOthers,
  clearSignInNote,
  isPasswordDue,
  logout,
  type Passwords,
  readSignInNote,
  signInPath,
} from '../../session';
import { ErrorBoundary, Spinner, TranslateProvider, Button, useTranslate } from '../../ui';
import { loadSignInTexts, signInTranslate } from '../i18n/signInTexts';
import { type PreferenceStore, usePreference } from '../preferences/preferences';
import { applyBrand, applyColourMode } from './applyBrand';
import { type FrontPage, useFrontPage } from './frontPage';
import { SignInPage } from './pages/SignInPage';
import { resolveRoute } from './resolveRoute';
import type { Credentials } from './useSignIn';
import { readDrawnHeading, WaitingPage } from './WaitingPage';
import styles from './loadFailed.module.css';

/** Time between attempts to open a console that failed to load. */
const RETRY_MS = 5000;

/** Says that the console failed to load, and tries again by itself. */
function LoadFailed({ onRetry, tryQuietly }: { onRetry: () => void; tryQuietly: () => void }) {
  const translate = useTranslate();
  useEffect(() => {
    const timer = setInterval(tryQuietly, RETRY_MS);
    window.addEventListener('online', tryQuietly);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', tryQuietly);
    };
  }, [tryQuietly]);
  return (
    <main className={styles['page']}>
      <p role="alert">{translate('sign_in.not_loaded')}</p>
      <Button onClick={onRetry}>{translate('sign_in.retry')}</Button>
    </main>
  );
}

/** Loads on demand, because few people see it. */
const NewPasswordPage = lazy(() =>
  import('./pages/NewPasswordPage').then((m) => ({ default: m.NewPasswordPage })),
);

const SecondFactorPage = lazy(() =>
  import('./pages/SecondFactorPage').then((m) => ({ default: m.SecondFactorPage })),
);

/** Asks for the code of the second factor; resolves once the token of the sign-in has it. */
export type AskCode = (token: string) => Promise<void>;

const ForgotPasswordPage = lazy(() =>
  import('./pages/ForgotPasswordPage').then((m) => ({ default: m.ForgotPasswordPage })),
);

const ResetPasswordPage = lazy(() =>
  import('./pages/ResetPasswordPage').then((m) => ({ default: m.ResetPasswordPage })),
);

/** Loads on demand, because a person sees it once. */
const InvitationPage = lazy(() =>
  import('./pages/InvitationPage').then((m) => ({ default: m.InvitationPage })),
);

export interface SignInGateProps {
  area: 'admin' | 'partner';
  brand: Brand;
  preferences: PreferenceStore;
  isSignedIn: () => boolean;
  /** The start page of the signed-in person. */
  home: () => string;
  /** Signs in and returns the path to go to. */
  signIn: (input: Credentials, askCode: AskCode) => Promise<string>;
  client: Pick<Client, 'call'>;
  /** Loads the files of the console; runs on the first input. */
  prefetch: () => Promise<unknown>;
  /** Prepares the console for the signed-in person. */
  loadConsole: () => Promise<ComponentType>;
}

/** Language of the page until the console has loaded. */
function useSignInLanguage(preferences: PreferenceStore) {
  const [language, setLanguage] = usePreference(preferences, 'language');
  const [loaded, setLoaded] = useState<Language | undefined>(language === 'en' ? 'en' : undefined);
  useEffect(() => {
    let current = true;
    document.documentElement.lang = language;
    const showTexts = () => {
      if (current) setLoaded(language);
    };
    // The page opens in English if the texts fail to load.
    loadSignInTexts(language).then(showTexts, showTexts);
    return () => {
      current = false;
    };
  }, [language]);
  const ready = loaded !== undefined;
  return { language, setLanguage, ready, translate: signInTranslate(loaded ?? language) };
}

/** Whether a page goes before the sign-in and the console, because the address has the secret for it. */
const hasToken = (front: FrontPage | undefined) => front !== undefined && 'token' in front;

/** Shows a console's sign-in page, then the console. */
export function SignInGate(props: SignInGateProps) {
  const { area, preferences, isSignedIn, home, signIn, prefetch, loadConsole, client } = props;
  const { language, setLanguage, ready, translate } = useSignInLanguage(preferences);
  const [heading] = useState(readDrawnHeading);
  const brand = localizeBrand(props.brand, language);
  const front = useFrontPage(area);
  const [inside] = useState(() => !hasToken(front) && resolveRoute(area, isSignedIn(), home));
  const [reason] = useState(() => (inside ? undefined : readSignInNote(area)?.reason));
  const [passwordDue, setPasswordDue] = useState(() => inside && isPasswordDue(area));
  const [asked, setAsked] = useState<{ token: string; onPassed: () => void }>();
  const [Loaded, setLoaded] = useState<ComponentType>();
  const [failed, setFailed] = useState(false);
  const [mode] = usePreference(preferences, 'mode');
  useLayoutEffect(() => applyBrand(props.brand), [props.brand]);
  useLayoutEffect(() => applyColourMode(mode), [mode]);

  const open = useCallback(
    () =>
      loadConsole().then(
        (loaded) => setLoaded(() => loaded),
        () => setFailed(true),
      ),
    [loadConsole],
  );
  useEffect(() => {
    if (inside && !passwordDue) void open();
  }, [inside, passwordDue, open]);
  const retry = () => {
    setFailed(false);
    void open();
  };

  const submit = async (input: Credentials) => {
    const askCode: AskCode = (token) => new Promise((onPassed) => setAsked({ token, onPassed }));
    window.history.replaceState(null, '', await signIn(input, askCode));
    clearSignInNote(area);
    clearInputsOfOthers(area);
    if (isPasswordDue(area)) setPasswordDue(true);
    else await open();
  };
  const choosePassword = async (input: Passwords) => {
    await changePassword(area, client, input);
    await open();
  };
  const leave = () =>
    logout({
      area,
      client,
      reason: 'asked',
      reload: () => window.location.assign(signInPath(area)),
    });

  const frame = { area, brand, language, onLanguage: setLanguage, client };
  if (Loaded) {
    return (
      <ErrorBoundary>
        <Loaded />
      </ErrorBoundary>
    );
  }
  if (!ready) return inside ? <WaitingPage heading={heading} /> : null;
  return (
    <TranslateProvider translate={translate}>
      {failed && <LoadFailed onRetry={retry} tryQuietly={() => void open()} />}
      {!failed && passwordDue && (
        <Suspense fallback={<Spinner page label={translate('sign_in.loading')} />}>
          <NewPasswordPage {...frame} submit={choosePassword} onLogout={() => void leave()} />
        </Suspense>
      )}
      {!failed && asked && !passwordDue && (
        <Suspense fallback={<Spinner page label={translate('sign_in.loading')} />}>
          <SecondFactorPage {...frame} {...asked} />
        </Suspense>
      )}
      {!failed && inside && !passwordDue && (
        <WaitingPage heading={heading} label={translate('sign_in.loading')} />
      )}
      {!failed && !inside && !passwordDue && !asked && front && (
        <Suspense fallback={<Spinner page label={translate('sign_in.loading')} />}>
          {front.name === 'invitation' && (
            <InvitationPage
              {...frame}
              brand={props.brand}
              token={front.token}
              leave={(to) => window.location.replace(to === 'portal' ? home() : signInPath(area))}
            />
          )}
          {front.name === 'new-password' && (
            <ResetPasswordPage
              {...frame}
              token={front.token}
              leave={() => window.location.replace(signInPath(area))}
            />
          )}
          {front.name === 'forgot-password' && <ForgotPasswordPage {...frame} />}
        </Suspense>
      )}
      {!failed && !inside && !passwordDue && !asked && !front && (
        <SignInPage
          {...frame}
          reason={reason}
          submit={submit}
          onTyping={() => void prefetch().catch(() => undefined)}
        />
      )}
    </TranslateProvider>
  );
}
