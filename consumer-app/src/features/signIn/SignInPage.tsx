import { Button, Checkbox, TextField } from '@marketplace/shared/ui';
import {
  lazy,
  type SubmitEvent,
  Suspense,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useNavigate } from 'react-router-dom';
import { useBrand } from '../../brand';
import { loadSharedTexts, useShellTexts } from '../../i18n';
import { Loading, PageHeading } from '../../ui';
import { paths } from '../../paths';
import { useSession, createNavigationGuard, setTabItem, getTabItem } from '../../session';
import { useSingleFlight, sendWaiting } from '../../browser';
import { LegalLinks, TermsLabel } from './LegalLinks';
import styles from './signIn.module.css';

const CONTACT = 'sign-in contact';
const TERMS = 'sign-in terms';

/** The contact typed into the sign-in in this tab, until somebody signs in. */
const getContactDraft = (): string => getTabItem(CONTACT) ?? '';

const saveContactDraft = (input: string): void => setTabItem(CONTACT, input || undefined);

/** The partner whose terms the person accepted in this tab, until somebody signs in. */
const getAcceptedTerms = (): string | undefined => getTabItem(TERMS);

const saveAcceptedTerms = (brand: string | undefined): void => setTabItem(TERMS, brand);

// The form is usable without it; from the server most visitors have it at once.
const Statement = lazy(async () => ({ default: (await import('./Statement')).Statement }));

interface Faults {
  contact?: string | undefined;
  terms?: string | undefined;
}

async function requesting() {
  const [{ validateContact: contactFault, requestOtp: requestCode }] = await Promise.all([
    import('./requestOtp'),
    loadSharedTexts(),
  ]);
  return { contactFault, requestCode };
}
const warm = () => void requesting().catch(() => undefined);

function fieldIn(form: HTMLFormElement | null, name: string): HTMLInputElement | undefined {
  const field = form?.elements.namedItem(name);
  return field instanceof HTMLInputElement ? field : undefined;
}

/**
 * The sign-in page: requests a code for a mobile number or email address. Its two fields are plain
 * React state: react-hook-form alone would add 14 KB (gzip) to a page that has 118 KB of its 120, and
 * the rules, 32 KB with the calls, load when somebody begins to type.
 */
export function SignInPage() {
  const t = useShellTexts();
  const navigate = useNavigate();
  const { brand } = useBrand();
  const { ended } = useSession();
  const form = useRef<HTMLFormElement>(null);
  const [contact, setContact] = useState('');
  const [acceptedFor, setAcceptedFor] = useState<string>();
  const accepted = acceptedFor === brand.id;
  const [faults, setFaults] = useState<Faults>({});
  const { once, busy } = useSingleFlight();

  const refuse = (found: Faults) => {
    setFaults(found);
    document.getElementById(found.contact === undefined ? 'terms' : 'contact')?.focus();
  };
  const send = async () => {
    const { contactFault, requestCode } = await requesting();
    const fault = contactFault(contact);
    const terms = brand.tanc_apply && !accepted ? t('sign_in.terms_error') : undefined;
    if (fault !== undefined || terms !== undefined) return refuse({ contact: fault, terms });
    const isStillHere = createNavigationGuard();
    const result = await requestCode(contact);
    if (!result.ok) refuse({ contact: result.fault });
    else if (isStillHere()) void navigate(paths.verification);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void once(async () => {
      setFaults({});
      await send().catch(() => refuse({ contact: t('states.offline') }));
    });
  };
  const accept = (terms: string | undefined) => {
    setAcceptedFor(terms);
    saveAcceptedTerms(terms);
  };
  const type = (value: string) => {
    setContact(value);
    saveContactDraft(value);
    if (faults.contact) setFaults({});
  };
  // The server renders empty fields. Input from before hydration is in the fields, and input from
  // before a reload is in the tab's storage.
  const adopt = useEffectEvent(() => {
    const input = fieldIn(form.current, 'contact')?.value || getContactDraft();
    if (input) type(input);
    if (fieldIn(form.current, 'terms')?.checked) accept(brand.id);
    else setAcceptedFor(getAcceptedTerms());
  });
  useLayoutEffect(() => adopt(), []);
  useEffect(() => sendWaiting(form.current), []);

  return (
    <div className={styles.columns}>
      <form ref={form} className={styles.form} noValidate onSubmit={submit}>
        <PageHeading title={brand.title ?? t('sign_in.title')} />
        {ended ? (
          <p className={styles.ended} role="status">
            {t('sign_in.ended')}
          </p>
        ) : (
          <p className={styles.intro}>{brand.intro ?? t('sign_in.intro')}</p>
        )}
        <TextField
          name="contact"
          label={t('sign_in.contact')}
          hint={t('sign_in.contact_hint')}
          error={faults.contact}
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="send"
          maxLength={120}
          onFocus={warm}
          value={contact}
          onChange={(event) => type(event.currentTarget.value)}
        />
        {brand.tanc_apply && (
          <Checkbox
            name="terms"
            label={<TermsLabel />}
            error={faults.terms}
            checked={accepted}
            onChange={(event) => {
              accept(event.currentTarget.checked ? brand.id : undefined);
              setFaults({ contact: faults.contact });
            }}
          />
        )}
        <div className={styles.action}>
          <Button type="submit" wide busy={busy}>
            {t('sign_in.submit')}
          </Button>
        </div>
        {!brand.tanc_apply && <LegalLinks />}
      </form>
      <aside className={styles.aside}>
        <Suspense
          fallback={<Loading label={t('sign_in.fact_loading')} lines={4} height="2.5rem" />}
        >
          <Statement />
        </Suspense>
      </aside>
    </div>
  );
}
