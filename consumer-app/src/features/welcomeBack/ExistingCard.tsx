import { formatDateTime, formatRupees } from '@marketplace/shared/format';
import { type Application, getOptionLabel } from '@marketplace/shared/schema';
import { Facts, Link } from '../../ui';
import { useTexts } from '../../i18n';
import { useLanguage } from '../../language';
import { paths } from '../../paths';
import { welcomeBackTexts } from './texts';
import styles from './welcomeBack.module.css';

interface Props {
  application: Application | undefined;
  finished: boolean;
}

/** The existing application, or the details entered so far. */
export function ExistingCard({ application, finished }: Props) {
  const text = useTexts(welcomeBackTexts);
  const language = useLanguage();
  if (!application) {
    return (
      <section className={styles['card']} aria-labelledby="existing">
        <h2 id="existing">{text('existing')}</h2>
        <p>{text(finished ? 'profile_saved' : 'profile_started')}</p>
      </section>
    );
  }
  const facts = [
    [text('lender'), application.lender_name],
    [text('amount'), formatRupees(application.amount, language)],
    [text('status'), getOptionLabel('applicationStatus', application.status, language)],
    [text('applied_on'), formatDateTime(application.created_at, language)],
  ] as const;
  return (
    <section className={styles['card']} aria-labelledby="existing">
      <h2 id="existing">{text('existing')}</h2>
      <Facts facts={facts} />
      <Link to={`${paths.applications}?id=${application.id}`}>{text('see_status')}</Link>
    </section>
  );
}
