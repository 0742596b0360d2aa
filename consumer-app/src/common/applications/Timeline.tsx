import { formatLongDate, formatRupees } from '@marketplace/shared/format';
import type { Application } from '@marketplace/shared/schema';
import { useTexts } from '../i18n';
import { useLanguage } from '../language';
import styles from './timeline.module.css';
import { applicationsTexts } from './texts';
import { timelineOf } from './timeline';

/** Where an application stands and what comes next. */
export function Timeline({ application }: { application: Application }) {
  const text = useTexts(applicationsTexts);
  const language = useLanguage();
  const params = {
    lender: application.lender_name,
    amount: formatRupees(application.disbursed_amount ?? application.amount, language),
  };
  return (
    <ol className={styles['timeline']}>
      {timelineOf(application.status).map(({ name, state }) => (
        <li key={name} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
          <h3>
            {text(`step.${name}`)}
            {state === 'now' && (
              <small>
                {text('since', { date: formatLongDate(application.status_date, language) })}
              </small>
            )}
            {state === 'done' && <small>{text('done')}</small>}
          </h3>
          <p>{text(`step_text.${name}`, params)}</p>
        </li>
      ))}
    </ol>
  );
}
