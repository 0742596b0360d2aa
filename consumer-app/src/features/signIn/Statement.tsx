import { useShellTexts } from '../../language/i18n';
import { LoanFacts } from './LoanFacts';
import styles from './signIn.module.css';

/** Explains what the app compares and how, as lines of a statement. */
export function Statement() {
  const t = useShellTexts();
  return (
    <aside className={styles.aside}>
      <LoanFacts />
      <h2>{t('sign_in.steps_title')}</h2>
      <ol className={styles.steps}>
        {[1, 2, 3].map((step) => (
          <li key={step}>{t(`sign_in.step_${step}`)}</li>
        ))}
      </ol>
    </aside>
  );
}
