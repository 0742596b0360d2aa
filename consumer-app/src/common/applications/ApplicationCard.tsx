import {
  formatDateTime,
  formatMonths,
  formatPercent,
  formatRupees,
} from '@marketplace/shared/format';
import type { Application } from '@marketplace/shared/schema';
import { Button } from '@marketplace/shared/ui';
import { useState } from 'react';
import { useTexts } from '../i18n';
import { useLanguage } from '../language';
import styles from './applications.module.css';
import { applicationsTexts } from './texts';
import { Timeline } from './Timeline';

/** One application with its id, its terms and its way. */
export function ApplicationCard({ application }: { application: Application }) {
  const text = useTexts(applicationsTexts);
  const language = useLanguage();
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(application.id);
      setCopied(true);
    } catch (error) {
      console.warn(
        'The application id could not be copied',
        error instanceof Error ? error.name : '',
      );
    }
  };
  const terms = [
    [text('amount'), formatRupees(application.amount, language)],
    [text('tenure'), formatMonths(application.tenure_months, language)],
    [text('emi'), formatRupees(application.emi, language)],
    [text('apr'), formatPercent(application.apr, language, { max: 2 })],
  ] as const;
  return (
    <>
      <div className={styles['id']}>
        <div>
          <span>{text('id')}</span>
          <code>{application.id}</code>
        </div>
        <Button variant="secondary" size="small" onClick={() => void copy()}>
          <span aria-live="polite">{text(copied ? 'copied' : 'copy')}</span>
        </Button>
      </div>
      <div className={styles['parts']}>
        <section aria-labelledby="next">
          <h2 id="next">{text('next')}</h2>
          <Timeline application={application} />
        </section>
        <section aria-labelledby="terms">
          <h2 id="terms">{text('terms')}</h2>
          <dl className={styles['terms']}>
            {terms.map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <p className={styles['muted']}>
            {text('applied_on', { when: formatDateTime(application.created_at, language) })}
          </p>
          {application.remarks && (
            <p>
              <strong>{text('remarks')}:</strong> {application.remarks}
            </p>
          )}
        </section>
      </div>
    </>
  );
}
