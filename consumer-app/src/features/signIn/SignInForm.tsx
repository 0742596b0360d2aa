import { Button, Checkbox, TextField } from '@marketplace/shared/ui';
import {
  type ReactNode,
  type SubmitEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { useNavigate } from 'react-router-dom';
import { useBrand } from '../../brand';
import { useShellTexts } from '../../i18n';
import { usePaintedForm } from '../../form';
import { paths } from '../../paths';
import { useSession, createNavigationGuard, setTabItem, getTabItem } from '../../session';
import { useSingleFlight, sendWaiting } from '../../browser';
import { LegalLinks, TermsLabel } from './LegalLinks';
import type { SignInValues } from './signIn';
import styles from './signIn.module.css';

const CONTACT_KEY = 'sign-in contact';
const TERMS_KEY = 'sign-in terms';

/** The contact typed into the sign-in in this tab, until somebody signs in. */
const getContactDraft = (): string => getTabItem(CONTACT_KEY) ?? '';

const saveContactDraft = (input: string): void => setTabItem(CONTACT_KEY, input || undefined);

/** The partner whose terms the person accepted in this tab, until somebody signs in. */
const getAcceptedTerms = (): string | undefined => getTabItem(TERMS_KEY);

const saveAcceptedTerms = (brand: string | undefined): void => setTabItem(TERMS_KEY, brand);

// The rules and the call come when somebody begins to type.
const loadSignIn = () => import('./signIn');
const preloadSignIn = () => void loadSignIn().catch(() => undefined);

/** The form that requests a code for a mobile number or email address. */
export function SignInForm({ heading }: { heading: ReactNode }) {
  const t = useShellTexts();
  const navigate = useNavigate();
  const { brand } = useBrand();
  const { ended } = useSession();
  const element = useRef<HTMLFormElement>(null);
  // Most people sign in by number: the keyboard opens with digits.
  const [isEmail, setIsEmail] = useState(false);
  const { once, busy } = useSingleFlight();
  const form = usePaintedForm<SignInValues, SignInValues>({
    resolver: async (values) => {
      const { signInResolver } = await loadSignIn();
      return signInResolver(brand.tanc_apply ? t('sign_in.terms_error') : undefined)(values);
    },
  });
  const { register, getValues, setValue, setError, clearErrors, handleSubmit } = form;
  const { errors } = form.formState;

  const refuse = (message: string) =>
    setError('contact', { type: 'server', message }, { shouldFocus: true });
  const submit = handleSubmit(async ({ contact }) => {
    const { requestOtp } = await loadSignIn();
    const isStillHere = createNavigationGuard();
    const result = await requestOtp(contact);
    if (!result.ok) refuse(result.fault);
    else if (isStillHere()) void navigate(paths.verification);
  });
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    void once(async () => {
      clearErrors();
      await submit().catch(() => refuse(t('states.offline')));
    });
  };
  // The server renders empty fields. Input from before hydration is in the fields, and input from
  // before a reload is in the tab's storage.
  const adopt = useEffectEvent(() => {
    const { contact, terms } = getValues();
    if (contact) saveContactDraft(contact);
    else setValue('contact', getContactDraft());
    if (terms) saveAcceptedTerms(brand.id);
    else setValue('terms', getAcceptedTerms() === brand.id);
  });
  useEffect(() => {
    adopt();
    sendWaiting(element.current);
  }, []);

  return (
    <form ref={element} className={styles.form} noValidate onSubmit={send}>
      {heading}
      {ended ? (
        <p className={styles.ended} role="status">
          {t('sign_in.ended')}
        </p>
      ) : (
        <p className={styles.intro}>{brand.intro ?? t('sign_in.intro')}</p>
      )}
      <TextField
        {...register('contact', {
          onChange: () => {
            saveContactDraft(getValues('contact'));
            clearErrors();
          },
        })}
        label={t('sign_in.contact')}
        hint={t('sign_in.contact_hint')}
        error={errors.contact?.message}
        inputMode={isEmail ? 'email' : 'tel'}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="send"
        maxLength={120}
        onFocus={preloadSignIn}
      />
      <button
        type="button"
        className={styles.other}
        onClick={() => {
          setIsEmail(!isEmail);
          form.setFocus('contact');
        }}
      >
        {t(isEmail ? 'sign_in.by_mobile' : 'sign_in.by_email')}
      </button>
      {brand.tanc_apply && (
        <Checkbox
          {...register('terms', {
            onChange: () => {
              saveAcceptedTerms(getValues('terms') ? brand.id : undefined);
              clearErrors('terms');
            },
          })}
          label={<TermsLabel />}
          error={errors.terms?.message}
        />
      )}
      <div>
        <Button type="submit" wide busy={busy}>
          {t('sign_in.submit')}
        </Button>
      </div>
      {!brand.tanc_apply && <LegalLinks />}
    </form>
  );
}
