import { useShellTexts } from '../../common/i18n';
import styles from './signIn.module.css';

/** What is compared here and how it goes, as lines of a statement. */
export function Statement() {
  const t = useShellTexts();
  return (
    <aside className={styles.aside}>
      <h2>{t('sign_in.facts_title')}</h2>
      <dl className={styles.facts}>
        {['amount', 'rate', 'tenure'].map((fact) => (
          <div key={fact}>
            <dt>{t(`sign_in.fact_${fact}`)}</dt>
            <dd>{t(`sign_in.fact_${fact}_value`)}</dd>
          </div>
        ))}
      </dl>
      <h2>{t('sign_in.steps_title')}</h2>
      <ol className={styles.steps}>
        {[1, 2, 3].map((step) => (
          <li key={step}>{t(`sign_in.step_${step}`)}</li>
        ))}
      </ol>
    </aside>
  );
}
