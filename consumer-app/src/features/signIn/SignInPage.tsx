import { lazy, Suspense } from 'react';
import { useShellTexts } from '../../i18n';
import { Loading } from '../../ui';
import { SignInForm } from './SignInForm';
import styles from './signIn.module.css';

// The form is usable without it; from the server most visitors have it at once.
const Statement = lazy(async () => ({ default: (await import('./Statement')).Statement }));

/**
 * The sign-in page. Only the form renders again while somebody types; otherwise a server-rendered statement that
 * is not hydrated yet would be replaced by its placeholder.
 */
export function SignInPage() {
  const t = useShellTexts();
  return (
    <div className={styles.columns}>
      <SignInForm />
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
